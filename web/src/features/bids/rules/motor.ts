import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Message, PlainText } from '../../../i18n/text.ts';

/**
 * Validates the digits of a motor: all different, then min_digits to max_digits of the bet type.
 * `name` is SP Motor or DP Motor.
 */
export function motorFailure(
  digits: string,
  { min_digits, max_digits }: Pick<BetTypeConfig, 'min_digits' | 'max_digits'>,
  name: PlainText,
): Message | undefined {
  if (new Set(digits).size !== digits.length) return 'allDigitsMustBeUnique';
  if (digits.length < min_digits)
    return { id: 'minimumDigitsRequiredFor', values: { count: min_digits, name: { id: name } } };
  if (digits.length > max_digits)
    return { id: 'maximumDigitsAllowedFor', values: { count: max_digits, name: { id: name } } };
  return undefined;
}
