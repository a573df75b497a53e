import type { NumberKind } from '@matka/contracts/bet-types';

/** What each kind of number is called, as in the heading of a column and the families of rates: a text id. */
export const numberFamily = {
  digit: 'digit',
  'digit-as-jodi': 'digit',
  jodi: 'jodi',
  pana: 'pana',
  'half-sangam-a': 'sangam',
  'half-sangam-b': 'sangam',
  'full-sangam': 'sangam',
} as const satisfies Readonly<Record<NumberKind, string>>;
