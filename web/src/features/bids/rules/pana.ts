import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { ascends, distinct, neverDescends } from './rank.ts';

export const INVALID_PANA = 'Invalid Pana';
export const DIGITS_ASCEND = 'Digits must be in ascending order';

/** Validates a single pana. `length` comes from the bet type. */
export function singlePanaFailure(pana: string, length = PANA_DIGITS): string | undefined {
  if (pana.length !== length) return `Please enter exactly ${length} digits for Single Pana`;
  if (distinct(pana) !== pana.length) return 'All digits must be different';
  if (!ascends(pana)) return 'Invalid Pana - digits must be in ascending order';
  return undefined;
}

/** Validates a double pana. `length` comes from the bet type. */
export function doublePanaFailure(pana: string, length = PANA_DIGITS): string | undefined {
  if (pana.length !== length) return `Please enter exactly ${length} digits for Double Pana`;
  if (!neverDescends(pana)) return DIGITS_ASCEND;
  if (distinct(pana) !== 2) return 'Must have exactly 2 same digits for Double Pana';
  return undefined;
}

/** A triple pana is one digit three times, 000 included. */
export function triplePanaFailure(pana: string): string | undefined {
  return /^(\d)\1\1$/.test(pana) ? undefined : INVALID_PANA;
}

/**
 * Validates the pana of a sangam: three digits in non-descending rank. 000 and 100 pass, 012 and
 * 101 do not, because 0 is the highest digit.
 */
export function sangamPanaFailure(pana: string): string | undefined {
  return /^\d{3}$/.test(pana) && neverDescends(pana) ? undefined : INVALID_PANA;
}

/** Validates the pana of a Penal Group: as in a sangam, without a leading 0. */
export function penalGroupFailure(pana: string): string | undefined {
  return pana.startsWith('0') ? INVALID_PANA : sangamPanaFailure(pana);
}
