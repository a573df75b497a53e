import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import type { Message } from '../i18n/text.ts';
import type { Read, Reading } from '../lib/typed-number.ts';

export type TypedValue = {
  readonly value: string;
  /** Called with the new value; `doubtful` if the player may have meant another. */
  readonly onChange: (value: string, doubtful: boolean) => void;
  /** Reads the part of a text that the field keeps; all of it by default. */
  readonly read?: Read | undefined;
};

const readAll: Read = (value) => ({ value });

/** The text that was typed last, with its reading. */
type Entry = {
  /** Everything typed since the value was last set from outside: a prefix may become clear only later. */
  readonly typed: string;
  readonly value: string;
  /** Messages about the parts that were dropped from the value. */
  readonly error?: Message | undefined;
  readonly hint?: Message | undefined;
};

/** Tells if one text became the other by at most one more character. */
function isOneKey(before: string, text: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return [...text.slice(start, text.length - end)].length <= 1;
}

function lossOf(
  { note, doubt, alsoTyped }: Reading,
  oneKey: boolean,
): Pick<Entry, 'error' | 'hint'> {
  return doubt && (alsoTyped || !oneKey) ? { error: doubt } : { hint: note };
}

/** A controlled input that shows what `read` keeps of a text. A keyboard that composes keeps its text until it ends. */
export function useTypedValue({ value, onChange, read = readAll }: TypedValue) {
  const [composed, setComposed] = useState<string>();
  const [last, setLast] = useState<Entry>({ typed: value, value });
  const entry = last.value === value ? last : { typed: value, value };

  const take = (text: string) => {
    const before = composed ?? value;
    const oneKey = isOneKey(before, text);
    const isNext = oneKey && text.length > before.length && text.startsWith(before);
    const typed = isNext ? entry.typed + text.slice(before.length) : text;
    const reading = read(typed);
    const loss = lossOf(reading, oneKey);
    setLast({ typed, value: reading.value, ...loss });
    onChange(reading.value, loss.error !== undefined);
  };
  return {
    error: entry.error,
    hint: entry.hint,
    attributes: {
      value: composed ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (composed !== undefined) setComposed(target.value);
        take(target.value);
      },
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        setComposed(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        if (currentTarget.value !== composed) take(currentTarget.value);
        setComposed(undefined);
      },
    },
  };
}
