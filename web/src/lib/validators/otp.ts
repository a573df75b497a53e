import { OTP_DIGITS } from '../limits.ts';

/** Rules of the one-time code, tried in the order of the specification. */
export function otpError(value: string): string | undefined {
  if (value === '') return 'OTP is required';
  if (/\D/.test(value)) return 'Please enter a valid OTP';
  if (value.length !== OTP_DIGITS) return `OTP must be exactly ${OTP_DIGITS} digits`;
  return undefined;
}
