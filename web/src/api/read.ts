import type { Pagination } from '@matka/contracts/api/common';
import { fieldsOf } from './server-text.ts';

/**
 * Reads a part of an answer as what it should be; undefined when it is not that. What a host leaves
 * out or gets wrong thereby reaches no screen: it is absent, or the whole entry is.
 */
export type Reader<T> = (value: unknown) => T | undefined;

/** A text; a number counts as the text of its digits. */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? String(value) : undefined;
};

/**
 * A number; a text that is one counts as well, for amounts travel as either. One beyond what is counted
 * exactly is none: it could not be added up, nor written without an exponent.
 */
export const number: Reader<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Math.abs(read) <= Number.MAX_SAFE_INTEGER ? read : undefined;
};

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A text of this form. */
export const matching =
  (form: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

/** A token: a text that is not empty. */
export const token = matching(/./);

/** One of some words. */
export const oneOf =
  <Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value);

/** What a reader reads, else a value that stands in for it. */
export const or =
  <T>(read: Reader<T>, otherwise: T): Reader<T> =>
  (value) =>
    read(value) ?? otherwise;

/** A list without the entries that cannot be read; undefined when it is no list. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value)
      ? value.map(read).filter((entry): entry is T => entry !== undefined)
      : undefined;

/** A list of things that have an id each; of those with the same id only the first is there. */
export const listById =
  <T extends { readonly id: number }>(read: Reader<T>): Reader<T[]> =>
  (value) => {
    const ids = new Set<number>();
    return list(read)(value)?.filter(({ id }) => ids.size < ids.add(id).size);
  };

/**
 * An object whose members are read one by one. A member that cannot be read is absent, the null that
 * a host writes for it stays; one of `needs` that cannot be read makes the whole object unreadable.
 * Members that have no reader are kept as they are.
 */
export const entity =
  <T extends object>(
    readers: { readonly [Name in keyof T]?: Reader<NonNullable<T[Name]>> },
    ...needs: readonly (keyof T & string)[]
  ): Reader<T> =>
  (value) => {
    const given = fieldsOf(value);
    if (!given) return undefined;
    const entries = new Map(Object.entries(given));
    for (const [name, read] of Object.entries<Reader<unknown> | undefined>(readers)) {
      const found = read?.(given[name]);
      if (found !== undefined) entries.set(name, found);
      else if (given[name] !== null) entries.delete(name);
    }
    const readable = needs.every((name) => entries.get(name) != null);
    return readable ? (Object.fromEntries(entries) as T) : undefined;
  };

/** A name, or another text that is shown; empty when there is none. */
export const name = or(text, '');

/** A thing that is only known by its name. */
export const named = or(entity<{ name: string }>({ name }), { name: '' });

/** The numbers of a draw; one that is not drawn yet is null. */
export const drawn = { open_pana: text, open_digit: text, close_digit: text, close_pana: text };

/** Which page of a list it is; what is not said makes it the only one. */
export const pagination = entity<Pagination>({
  current_page: or(number, 1),
  has_previous: or(flag, false),
  has_next: or(flag, false),
  total_pages: or(number, 1),
});
