import type { BetTypeConfig } from '@matka/contracts/decoders/bet-types';

type Limits = Pick<BetTypeConfig, 'min_digit' | 'max_digit'>;

/** Whether a bet type takes this digit: within min_digit and max_digit. */
export function digitInRange(digit: string, { min_digit, max_digit }: Limits): boolean {
  return /^\d$/.test(digit) && Number(digit) >= min_digit && Number(digit) <= max_digit;
}

/** Why a typed digit cannot be bet on, or nothing. */
export function digitFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return `Please enter a digit between ${limits.min_digit} and ${limits.max_digit}`;
}

/** Why a key of the keypad cannot be bet on, or nothing. */
export function keyFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  return `Please select a digit between ${limits.min_digit} and ${limits.max_digit}`;
}

/** One side of Digits Based Jodi: empty, or one digit from 0 to 9. */
export function sideFailure(digit: string): string | undefined {
  return /^\d?$/.test(digit) ? undefined : 'Please enter a valid digit (0-9)';
}
