import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import { DIGIT_MAX, DIGIT_MIN } from '../../../matka/limits.ts';

type Limits = Pick<BetTypeConfig, 'min_digit' | 'max_digit'>;

const range = ({ min_digit = DIGIT_MIN, max_digit = DIGIT_MAX }: Limits) => ({
  least: min_digit,
  most: max_digit,
});

/** Whether a bet type takes this digit: within min_digit and max_digit, 0 to 9 where absent. */
export function digitInRange(digit: string, limits: Limits): boolean {
  const { least, most } = range(limits);
  return /^\d$/.test(digit) && Number(digit) >= least && Number(digit) <= most;
}

/** Why a typed digit cannot be bet on, or nothing. */
export function digitFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  const { least, most } = range(limits);
  return `Please enter a digit between ${least} and ${most}`;
}

/** Why a key of the keypad cannot be bet on, or nothing. */
export function keyFailure(digit: string, limits: Limits): string | undefined {
  if (digitInRange(digit, limits)) return undefined;
  const { least, most } = range(limits);
  return `Please select a digit between ${least} and ${most}`;
}

/** One side of Digits Based Jodi: empty, or one digit from 0 to 9. */
export function sideFailure(digit: string): string | undefined {
  return /^\d?$/.test(digit) ? undefined : 'Please enter a valid digit (0-9)';
}
