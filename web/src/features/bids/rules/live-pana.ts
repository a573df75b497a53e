import type { Message } from '../../../i18n/text.ts';
import { rank } from '../../../matka/panas.ts';
import { ascends, DIGITS_ASCEND } from './pana.ts';

/** The value and the message of a field while typing. */
export interface LiveCheck {
  value: string;
  message?: Message;
}

/**
 * Single Pana while typing. Removes the last digit if it makes the input invalid, but keeps its
 * message (a quirk of the product); the rest of a pasted text is valid too.
 */
export function liveSinglePana(value: string): LiveCheck {
  const message = singlePanaMessage(value);
  return message ? { value: liveSinglePana(value.slice(0, -1)).value, message } : { value };
}

function singlePanaMessage(value: string): Message | undefined {
  const [first = '', second] = value;
  if (first === '0') return 'invalidPana';
  if (second !== undefined && (second === '0' || second <= first)) return 'invalidPana';
  return ascends(value) ? undefined : DIGITS_ASCEND;
}

/** Double Pana while typing: no leading 0, the second digit not below the first (0 is the highest). */
export function liveDoublePana(value: string): LiveCheck {
  const [first = '', second] = value;
  if (first === '0') return { value, message: 'invalidPana' };
  if (second !== undefined && rank(second) < rank(first)) {
    return { value, message: 'doublePanaSecondDigit' };
  }
  return { value };
}
