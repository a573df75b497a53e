import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import { MOTOR_DIGITS_MAX, MOTOR_DIGITS_MIN } from '../../../matka/limits.ts';
import { distinct } from './rank.ts';

/**
 * Why a motor cannot run on these digits, or nothing: all different, then min_digits to max_digits
 * of the bet type (4 and 6 where absent). `name` is SP Motor or DP Motor.
 */
export function motorFailure(
  digits: string,
  {
    min_digits = MOTOR_DIGITS_MIN,
    max_digits = MOTOR_DIGITS_MAX,
  }: Pick<BetTypeConfig, 'min_digits' | 'max_digits'>,
  name: string,
): string | undefined {
  if (distinct(digits) !== digits.length) return 'All digits must be unique';
  if (digits.length < min_digits) return `Minimum ${min_digits} digits required for ${name}`;
  if (digits.length > max_digits) return `Maximum ${max_digits} digits allowed for ${name}`;
  return undefined;
}
