import { betTypeRows } from '@matka/contracts/bet-types';
import { numberFamily } from '../../matka/number-family.ts';

/** The families of game rates in the order of the screen; their names are text ids. */
export const families = ['digit', 'jodi', 'pana', 'sangam', 'other'] as const;

export type RateFamily = (typeof families)[number];

/** The family of a rate by its name, a bet type with or without a kind of pana: `SP DP TP SP`. */
export function familyOf(name: string): RateFamily {
  const row = betTypeRows.find((known) => `${name} `.startsWith(`${known.name} `));
  return row ? numberFamily[row.numbers] : 'other';
}
