import type { BetTypeConfig } from '@matka/contracts/api/bet-types';

type Limits = Pick<BetTypeConfig, 'min_digit' | 'max_digit'>;

/** Whether a digit is within min_digit and max_digit of the bet type. */
export function digitInRange(digit: string, { min_digit, max_digit }: Limits): boolean {
  return /^\d$/.test(digit) && Number(digit) >= min_digit && Number(digit) <= max_digit;
}

/** Validates a typed digit. */
export function digitFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return `Please enter a digit between ${limits.min_digit} and ${limits.max_digit}`;
}

/** Validates a key of the keypad. */
export function keyFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return `Please select a digit between ${limits.min_digit} and ${limits.max_digit}`;
}

/** Validates one side of Digits Based Jodi: empty, or one digit from 0 to 9. */
export function positionFailure(digit: string): string | undefined {
  return /^\d?$/.test(digit) ? undefined : 'Please enter a valid digit (0-9)';
}
