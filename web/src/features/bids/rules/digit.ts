import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Message } from '../../../i18n/text.ts';

type Limits = Pick<BetTypeConfig, 'min_digit' | 'max_digit'>;

const rangeOf = ({ min_digit, max_digit }: Limits) => ({ min: min_digit, max: max_digit });

/** Whether a digit is within min_digit and max_digit of the bet type. */
export function digitInRange(digit: string, { min_digit, max_digit }: Limits): boolean {
  return /^\d$/.test(digit) && Number(digit) >= min_digit && Number(digit) <= max_digit;
}

/** Validates a typed digit. */
export function digitFailure(digit: string, limits: Limits): Message | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return { id: 'pleaseEnterADigitBetweenAnd', values: rangeOf(limits) };
}

/** Validates a key of the keypad. */
export function keyFailure(digit: string, limits: Limits): Message | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return { id: 'pleaseSelectADigitBetweenAnd', values: rangeOf(limits) };
}

/** Validates one side of Digits Based Jodi: empty, or one digit from 0 to 9. */
export function positionFailure(digit: string): Message | undefined {
  return /^\d?$/.test(digit) ? undefined : 'enterValidDigit';
}
