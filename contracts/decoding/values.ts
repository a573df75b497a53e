import type { Flag, Numeric, Text } from './kinds.ts';

/** Halves of a character without the other one, which no address or cookie can hold. */
const halves = /\p{Cs}/gu;

const readText = (found: unknown): string | undefined => {
  if (typeof found === 'string') return found.replace(halves, '\uFFFD');
  return Number.isFinite(found) ? String(found) : undefined;
};

const readNumber = (found: unknown): number | undefined => {
  const value = typeof found === 'string' && found.trim() ? Number(found) : found;
  // Beyond that it could not be added up, nor written without an exponent.
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
    ? value
    : undefined;
};

export const text: Text = { kind: 'text', read: readText };

export const number: Numeric = { kind: 'number', read: readNumber };

/** An id: any text but a blank one. A number counts if it is exact, since others could be rounded to the same. */
export const identifier: Text = {
  kind: 'text',
  form: 'id',
  read: (found) => {
    if (typeof found === 'string') return readText(found)?.trim() || undefined;
    return readNumber(found) === undefined ? undefined : String(found);
  },
};

export const flag: Flag = {
  kind: 'flag',
  read: (found) => (typeof found === 'boolean' ? found : undefined),
};

/** A text that is nothing else than what the pattern allows. */
export const matching = (pattern: RegExp): Text => ({
  kind: 'text',
  pattern,
  read: (found) => {
    const read = readText(found);
    return read !== undefined && pattern.test(read) ? read : undefined;
  },
});
