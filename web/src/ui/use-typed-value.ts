import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '../i18n/text.ts';
import type { Read, Reading } from '../lib/typed-number.ts';

export type TypedValue = {
  readonly value: string;
  /** Called with the new value; `doubtful` if it may be another one than was meant. */
  readonly onChange: (value: string, doubtful: boolean) => void;
  /** What the field keeps of a text; all of it by default. */
  readonly read?: Read | undefined;
};

const readAll: Read = (value) => ({ value });

/** What was dropped from the value of a field, as messages. */
type Loss = {
  readonly value: string;
  readonly error?: Message | undefined;
  readonly hint?: Message | undefined;
};

/** Whether one text became the other by at most one more character. */
function isOneKey(before: string, text: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return [...text.slice(start, text.length - end)].length <= 1;
}

function lossOf(reading: Reading, oneKey: boolean): Loss {
  const { value, note, doubt, alsoTyped } = reading;
  return doubt && (alsoTyped || !oneKey) ? { value, error: doubt } : { value, hint: note };
}

/**
 * Binds an input to a value. The input is the browser's own: React writes into it only where the value differs from
 * what was typed, and never while a keyboard composes. Before its form is submitted, and when the focus leaves, a text
 * that came without an event, e.g. by autofill, is taken over.
 * @returns the messages about the value, and the attributes of the input
 */
export function useTypedValue(
  { value, onChange, read = readAll }: TypedValue,
  input: RefObject<HTMLInputElement | null>,
) {
  const composing = useRef(false);
  /** The text of the input that was accepted last. */
  const taken = useRef(value);
  /** Everything typed since the value was last set from outside: a prefix may become clear only later. */
  const typed = useRef(value);
  const [loss, setLoss] = useState<Loss>({ value });
  const [changes, setChanges] = useState(0);

  const take = () => {
    const text = input.current?.value ?? '';
    const before = taken.current;
    const oneKey = isOneKey(before, text);
    const isNext = oneKey && text.length > before.length && text.startsWith(before);
    typed.current = isNext ? typed.current + text.slice(before.length) : text;
    taken.current = text;
    const reading = read(typed.current);
    const next = lossOf(reading, oneKey);
    setLoss(next);
    setChanges((count) => count + 1);
    onChange(reading.value, next.error !== undefined);
  };
  const takeUnreported = () => {
    if (input.current && input.current.value !== taken.current) flushSync(take);
  };
  const latest = useRef(takeUnreported);
  useLayoutEffect(() => {
    latest.current = takeUnreported;
  });

  // oxlint-disable react/exhaustive-deps, react/immutability -- it writes into the field, which React leaves to it
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change that leaves the value as it is has to be undone too.
  useLayoutEffect(() => {
    if (!input.current || composing.current || taken.current === value) return;
    if (value !== loss.value) typed.current = value;
    taken.current = value;
    input.current.value = value;
  }, [value, changes]);
  // oxlint-enable

  useEffect(() => {
    const form = input.current?.form;
    const takeOver = () => latest.current();
    form?.addEventListener('submit', takeOver);
    return () => form?.removeEventListener('submit', takeOver);
  }, [input]);

  const { error, hint }: Omit<Loss, 'value'> = value === loss.value ? loss : {};
  return {
    error,
    hint,
    attributes: {
      defaultValue: value,
      onChange: take,
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
        if (input.current?.value === taken.current) setChanges((count) => count + 1);
        else take();
      },
    },
    takeUnreported,
  };
}
