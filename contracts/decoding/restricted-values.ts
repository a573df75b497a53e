import type { Form, Numeric, Text, Word } from './kinds.ts';
import { number, text } from './values.ts';

/** A text that is meant in this form. */
export const textOf = (form: Form): Text => ({ ...text, form });

export const atLeast = (min: number): Numeric => ({
  kind: 'number',
  min,
  read: (found, place) => {
    const read = number.read(found, place);
    return typeof read === 'number' && read >= min ? read : undefined;
  },
});

export const oneOf = <W extends string>(...words: readonly W[]): Word<W> => ({
  kind: 'word',
  words,
  read: (found) => words.find((word) => word === found),
});
