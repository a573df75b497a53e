import { mapMembers } from '../reading/json.ts';

const meaning = Symbol('meaning');

/** A part of an example that its declaration does not describe fully. */
export type MarkedExample = { readonly [meaning]: true } & (
  | { readonly kind: 'exact'; readonly value: unknown }
  | { readonly kind: 'shaped'; readonly pattern: string; readonly value: string }
  | { readonly kind: 'containing'; readonly rows: readonly unknown[] }
  | { readonly kind: 'any keys'; readonly value: object }
);

/** The value itself: it follows from the state or the request. */
export const exactly = (value: unknown): MarkedExample => ({
  [meaning]: true,
  kind: 'exact',
  value,
});

/** A text that must match a pattern: the request decides its format. */
export const shaped = (pattern: string, value: string): MarkedExample => ({
  [meaning]: true,
  kind: 'shaped',
  pattern,
  value,
});

/** A list that has each of these rows, somewhere among others. */
export const containing = (...rows: unknown[]): MarkedExample => ({
  [meaning]: true,
  kind: 'containing',
  rows,
});

/** An object whose keys are data, with one of its members. */
export const anyKeys = (value: object): MarkedExample => ({
  [meaning]: true,
  kind: 'any keys',
  value,
});

/** Tells if a part of an example is marked. */
export const isMarked = (example: unknown): example is MarkedExample =>
  typeof example === 'object' && example !== null && meaning in example;

/** The plain values of an example, as a host sends them. */
export function valuesOf(example: unknown): unknown {
  if (isMarked(example))
    return valuesOf(example.kind === 'containing' ? example.rows : example.value);
  if (Array.isArray(example)) return example.map(valuesOf);
  if (typeof example !== 'object' || example === null) return example;
  return mapMembers(example, valuesOf);
}
