import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Message } from '../../../i18n/text.ts';
import { ascends, distinct, neverDescends } from './rank.ts';

export const INVALID_PANA = 'invalidPanaCapital';
export const DIGITS_ASCEND = 'digitsMustBeInAscendingOrder';

/** Validates a single pana. `length` comes from the bet type. */
export function singlePanaFailure(pana: string, length = PANA_DIGITS): Message | undefined {
  if (pana.length !== length) return { id: 'singlePanaLength', values: { count: length } };
  if (distinct(pana) !== pana.length) return 'allDigitsMustBeDifferent';
  if (!ascends(pana)) return 'singlePanaAscending';
  return undefined;
}

/** Validates a double pana. `length` comes from the bet type. */
export function doublePanaFailure(pana: string, length = PANA_DIGITS): Message | undefined {
  if (pana.length !== length) return { id: 'doublePanaLength', values: { count: length } };
  if (!neverDescends(pana)) return DIGITS_ASCEND;
  if (distinct(pana) !== 2) return 'doublePanaTwoSame';
  return undefined;
}

/** A triple pana is one digit three times, 000 included. */
export function triplePanaFailure(pana: string): Message | undefined {
  return /^(\d)\1\1$/.test(pana) ? undefined : INVALID_PANA;
}

/**
 * Validates the pana of a sangam: three digits in non-descending rank. 000 and 100 pass, 012 and
 * 101 do not, because 0 is the highest digit.
 */
export function sangamPanaFailure(pana: string): Message | undefined {
  return /^\d{3}$/.test(pana) && neverDescends(pana) ? undefined : INVALID_PANA;
}

/** Validates the pana of a Penal Group: as in a sangam, without a leading 0. */
export function penalGroupFailure(pana: string): Message | undefined {
  return pana.startsWith('0') ? INVALID_PANA : sangamPanaFailure(pana);
}
