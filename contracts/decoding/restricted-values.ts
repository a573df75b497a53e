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

/** A day `yyyy-mm-dd` that the calendar has: browsers differ on what the 31st of a February is. */
export const calendarDay: Text = {
  kind: 'text',
  pattern: /^\d{4}-\d\d-\d\d$/,
  read: (found) => {
    const moment = new Date(`${found}T00:00:00Z`);
    const exists = !Number.isNaN(+moment) && moment.toISOString().slice(0, 10) === found;
    return exists ? found : undefined;
  },
};
