import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Message } from '../../../i18n/text.ts';

const twoDigits = /^\d\d$/;

/**
 * Validates a typed jodi: two digits (the leading zero counts), then min_value to max_value of the
 * bet type.
 */
export function jodiFailure(
  jodi: string,
  { min_value, max_value }: Pick<BetTypeConfig, 'min_value' | 'max_value'>,
): Message | undefined {
  if (!twoDigits.test(jodi)) return 'jodiLength';
  if (Number(jodi) >= min_value && Number(jodi) <= max_value) return undefined;
  return { id: 'jodiRange', values: { min: min_value, max: max_value } };
}

/** Validates a Group Jodi: two digits, 10 to 99. */
export function groupJodiFailure(jodi: string): Message | undefined {
  return /^[1-9]\d$/.test(jodi) ? undefined : 'invalidJodi';
}

/**
 * Validates the digits of Two Digits Panel: the second is not below the first, compared as plain
 * numbers (a quirk of the product): 01 passes and 10 does not, although 0 is the highest digit of
 * every pana and both have the same panas.
 */
export function twoDigitsFailure(digits: string): Message | undefined {
  const [first = '', second = ''] = digits;
  return twoDigits.test(digits) && second >= first ? undefined : 'invalidDigits';
}
