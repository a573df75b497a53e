import type { NumberKind } from '@matka/contracts/bet-types';

/** What each kind of number is called, as in the heading of a column and the families of rates. */
export const numberFamily = {
  digit: 'Digit',
  'digit-as-jodi': 'Digit',
  jodi: 'Jodi',
  pana: 'Pana',
  'half-sangam-a': 'Sangam',
  'half-sangam-b': 'Sangam',
  'full-sangam': 'Sangam',
} as const satisfies Readonly<Record<NumberKind, string>>;
