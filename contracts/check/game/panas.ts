import type { PanaKind } from '../../api/suggestions.ts';
import { panasByAnk } from '../../numbers/panas.ts';

const table = new Map(
  Object.entries(panasByAnk).flatMap(([ank, byKind]) =>
    (['SP', 'DP', 'TP'] as const).flatMap((kind) =>
      byKind[kind].map((pana) => [pana, { ank, kind }] as const),
    ),
  ),
);

/** The 220 panas of the table, in ascending order. */
export const panas: readonly string[] = [...table.keys()].sort();

/** Tells if a value is a pana in canonical spelling. */
export const isPana = (value: unknown): value is string =>
  typeof value === 'string' && table.has(value);

/** The ank of a pana; `undefined` for any other text. */
export const ankOf = (pana: string): string | undefined => table.get(pana)?.ank;

/** The kind of a pana; `undefined` for any other text. */
export const kindOf = (pana: string): PanaKind | undefined => table.get(pana)?.kind;

const inOrder = (text: string): string => [...text].sort().join('');

/** The pana of three digits in any order. */
export const panaOfDigits = (digits: string): string | undefined =>
  panas.find((pana) => inOrder(pana) === inOrder(digits));
