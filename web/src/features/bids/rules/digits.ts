import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Message, PlainText } from '../../../i18n/text.ts';

type Limits = Pick<BetTypeConfig, 'min_digit' | 'max_digit'>;

const rangeOf = ({ min_digit, max_digit }: Limits) => ({ min: min_digit, max: max_digit });

/** Tells if a digit is within min_digit and max_digit of the bet type. */
export function digitInRange(digit: string, { min_digit, max_digit }: Limits): boolean {
  return /^\d$/.test(digit) && Number(digit) >= min_digit && Number(digit) <= max_digit;
}

export function digitFailure(digit: string, limits: Limits): Message | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return { id: 'Please enter a digit between {min} and {max}', values: rangeOf(limits) };
}

export function keyFailure(digit: string, limits: Limits): Message | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return { id: 'Please select a digit between {min} and {max}', values: rangeOf(limits) };
}

/** Validates one side of Digits Based Jodi: empty, or one digit from 0 to 9. */
export function positionFailure(digit: string): Message | undefined {
  return /^\d?$/.test(digit) ? undefined : 'Please enter a valid digit (0-9)';
}

const twoDigits = /^\d\d$/;

/** Validates a typed jodi: two digits (the leading zero counts), then min_value to max_value of the bet type. */
export function jodiFailure(
  jodi: string,
  { min_value, max_value }: Pick<BetTypeConfig, 'min_value' | 'max_value'>,
): Message | undefined {
  if (!twoDigits.test(jodi)) return 'Please enter exactly 2 digits for Jodi Digit';
  if (Number(jodi) >= min_value && Number(jodi) <= max_value) return undefined;
  return {
    id: 'Please enter a jodi digit between {min} and {max}',
    values: { min: min_value, max: max_value },
  };
}

/** Validates a Group Jodi: two digits, 10 to 99. */
export function groupJodiFailure(jodi: string): Message | undefined {
  return /^[1-9]\d$/.test(jodi) ? undefined : 'Invalid Jodi';
}

/** Validates Two Digits Panel: the second not below the first as plain numbers (a quirk: 01 passes, 10 does not). */
export function twoDigitsFailure(digits: string): Message | undefined {
  const [first = '', second = ''] = digits;
  return twoDigits.test(digits) && second >= first ? undefined : 'Invalid Digits';
}

/** Validates the digits of a motor: all different, min_digits to max_digits. `name`: SP Motor or DP Motor. */
export function motorFailure(
  digits: string,
  { min_digits, max_digits }: Pick<BetTypeConfig, 'min_digits' | 'max_digits'>,
  name: PlainText,
): Message | undefined {
  if (new Set(digits).size !== digits.length) return 'All digits must be unique';
  if (digits.length < min_digits)
    return {
      id: 'Minimum {count} digits required for {name}',
      values: { count: min_digits, name: { id: name } },
    };
  if (digits.length > max_digits)
    return {
      id: 'Maximum {count} digits allowed for {name}',
      values: { count: max_digits, name: { id: name } },
    };
  return undefined;
}
