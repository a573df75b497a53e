import { fieldsOf } from './server-text.ts';

/** What is read from an answer, tested before anyone builds on it. */

export const isList = (body: unknown): boolean => Array.isArray(body);

/** A page of a list: its rows under `data`. */
export const isPage = (body: unknown): boolean =>
  Array.isArray(fieldsOf(body)?.data) && fieldsOf(fieldsOf(body)?.pagination) !== undefined;

/** Whether `names` lead, one below the other, to a text that is not empty. */
export function hasText(body: unknown, ...names: string[]): boolean {
  const value = at(body, names);
  return typeof value === 'string' && value !== '';
}

/** Whether `names` lead, one below the other, to a number. */
export function hasNumber(body: unknown, ...names: string[]): boolean {
  return Number.isFinite(at(body, names));
}

const at = (body: unknown, names: string[]): unknown =>
  names.reduce<unknown>((value, name) => fieldsOf(value)?.[name], body);
