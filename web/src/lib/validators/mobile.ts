import { MOBILE_DIGITS } from '../limits.ts';

/** Greatest length of the raw input, a prefix +91 included. */
const RAW_MAX = 12;
const PREFIX = '91';
const digitsOf = (value: string): string => value.replace(/\D/g, '');
const hasPrefix = (digits: string): boolean =>
  digits.length === PREFIX.length + MOBILE_DIGITS && digits.startsWith(PREFIX);

/** Rules of the mobile number, tried in the order of the specification. */
export function mobileError(value: string): string | undefined {
  if (value === '') return 'Mobile number is required';
  const digits = digitsOf(value);
  if (digits === '') return 'Please enter a valid mobile number';
  if (digits.length > MOBILE_DIGITS) return `Mobile number cannot exceed ${MOBILE_DIGITS} digits`;
  if (digits.length < MOBILE_DIGITS) return `Mobile number must be exactly ${MOBILE_DIGITS} digits`;
  if (value.length > RAW_MAX) {
    return `Mobile number with +91 prefix cannot exceed ${RAW_MAX} characters`;
  }
  if (!/^[6-9]/.test(digits)) return 'Mobile number must start with 6, 7, 8, or 9';
  if (/^(\d)\1*$/.test(digits)) return 'Please enter a valid mobile number';
  return undefined;
}

/** What the field keeps of an input: ten digits; of a 12-digit number with 91 in front the rest. */
export function mobileInput(value: string): string {
  return sentMobile(value).slice(0, MOBILE_DIGITS);
}

/** The number as it is sent: digits only, without the 91 in front of a 12-digit number. */
export function sentMobile(value: string): string {
  const digits = digitsOf(value);
  return hasPrefix(digits) ? digits.slice(PREFIX.length) : digits;
}
