import type { NumberKind } from '@matka/contracts/bet-types';

/** The name of each kind of number, as in the heading of a column and the families of rates. */
export const numberFamily = {
  digit: 'Digit',
  'digit-as-jodi': 'Digit',
  jodi: 'Jodi',
  pana: 'Pana',
  'half-sangam-a': 'Sangam',
  'half-sangam-b': 'Sangam',
  'full-sangam': 'Sangam',
} as const satisfies Readonly<Record<NumberKind, string>>;
