import { MOBILE_DIGITS, MPIN_DIGITS, OTP_DIGITS, PASSWORD_MAX } from './account-limits.ts';
import {
  ONLY_DIGITS,
  plainText,
  type Read,
  type Reading,
  readDigits,
  readText,
  TOO_LONG,
} from './typed-number.ts';
import { MOBILE_TOO_LONG, MPIN_LENGTH, OTP_LENGTH, PASSWORD_TOO_LONG } from './validators.ts';

/** Prefixes before ten digits: 0, 91 and 0091, also together. */
const PREFIX = /^(?:0|91)+(?=\d{10}$)/;
const BETWEEN = /[\s\p{Pd}\u2212().,/·+]+/gu;

/** Ten digits without the prefixes 0, 91, +91 and 0091. A number with another code is doubtful: its message shows all of it. */
export function readMobile(text: string): Reading {
  const plain = plainText(text);
  const rest = plain.replace(BETWEEN, '');
  const all = rest.replace(/\D/g, '');
  const note = rest === all ? undefined : ONLY_DIGITS;
  const isInternational = /^\(?(?:\+|00)/.test(plain);
  const code = all.replace(/^00/, '');
  if (isInternational && code.length > 1 && !code.startsWith('91')) {
    const value = all.slice(0, MOBILE_DIGITS);
    const doubt = {
      id: "We can't read a 10-digit number in {text}.",
      values: { text: plain },
    } as const;
    return { value, note, doubt, alsoTyped: true };
  }
  const digits = (isInternational ? code.replace(/^91/, '') : all).replace(PREFIX, '');
  const value = digits.slice(0, MOBILE_DIGITS);
  return value === digits ? { value, note } : { value, note: TOO_LONG, doubt: MOBILE_TOO_LONG };
}

export const readMpin: Read = readDigits(MPIN_DIGITS, MPIN_LENGTH);

const otpDigits = readDigits(OTP_DIGITS, OTP_LENGTH);

/** Six digits, even from a pasted sentence without other digits. Any other text stays unchanged, for its message. */
export function readOtp(text: string): Reading {
  const reading = otpDigits(text);
  if (reading.note !== ONLY_DIGITS) return reading;
  const isCode = reading.value.length === OTP_DIGITS && reading.doubt === undefined;
  return isCode ? { value: reading.value, note: ONLY_DIGITS } : { value: text };
}

export const readPassword: Read = readText(PASSWORD_MAX, PASSWORD_TOO_LONG);
