import { betTypeRows, type NumberKind } from '@matka/contracts/bet-types';

/** The families of game rates in the order of the screen; their names are text ids. */
export const families = ['digit', 'jodi', 'pana', 'sangam', 'other'] as const;

export type RateFamily = (typeof families)[number];

const familyOfNumbers: Readonly<Record<NumberKind, RateFamily>> = {
  digit: 'digit',
  'digit-as-jodi': 'digit',
  jodi: 'jodi',
  pana: 'pana',
  'half-sangam-a': 'sangam',
  'half-sangam-b': 'sangam',
  'full-sangam': 'sangam',
};

/** The family of a rate by its name, a bet type with or without a kind of pana: `SP DP TP SP`. */
export function familyOf(name: string): RateFamily {
  const row = betTypeRows.find((known) => `${name} `.startsWith(`${known.name} `));
  return row ? familyOfNumbers[row.numbers] : 'other';
}
