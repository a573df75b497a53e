import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import { distinct } from './rank.ts';

/**
 * Validates the digits of a motor: all different, then min_digits to max_digits of the bet type.
 * `name` is SP Motor or DP Motor.
 */
export function motorFailure(
  digits: string,
  { min_digits, max_digits }: Pick<BetTypeConfig, 'min_digits' | 'max_digits'>,
  name: string,
): string | undefined {
  if (distinct(digits) !== digits.length) return 'All digits must be unique';
  if (digits.length < min_digits) return `Minimum ${min_digits} digits required for ${name}`;
  if (digits.length > max_digits) return `Maximum ${max_digits} digits allowed for ${name}`;
  return undefined;
}
