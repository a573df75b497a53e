import type { Message } from '../i18n/text.ts';
import {
  MOBILE_DIGITS,
  MPIN_DIGITS,
  NAME_MAX,
  OTP_DIGITS,
  PASSWORD_MAX,
  REFERRAL_MAX,
} from './account-limits.ts';
import {
  NOT_ALL,
  ONLY_DIGITS,
  plainText,
  type Read,
  type Reading,
  readDigits,
  readText,
  TOO_LONG,
} from './typed-number.ts';

/** Prefixes before ten digits: 0, 91 and 0091, also together. */
const PREFIX = /^(?:0|91)+(?=\d{10}$)/;
const BETWEEN = /[\s\p{Pd}\u2212().,/·+]+/gu;

const tooMany: Message = {
  id: 'Mobile number cannot exceed {count} digits',
  values: { count: MOBILE_DIGITS },
};

/** Ten digits without the prefixes 0, 91, +91 and 0091; one with the code of another country is in doubt. */
export function readMobile(text: string): Reading {
  const plain = plainText(text);
  const rest = plain.replace(BETWEEN, '');
  const all = rest.replace(/\D/g, '');
  const note = rest === all ? undefined : ONLY_DIGITS;
  const isInternational = /^\(?(?:\+|00)/.test(plain);
  const code = all.replace(/^00/, '');
  if (isInternational && code.length > 1 && !code.startsWith('91')) {
    const value = all.slice(0, MOBILE_DIGITS);
    return { value, note, doubt: 'Please enter a valid mobile number', alsoTyped: true };
  }
  const digits = (isInternational ? code.replace(/^91/, '') : all).replace(PREFIX, '');
  const value = digits.slice(0, MOBILE_DIGITS);
  return value === digits ? { value, note } : { value, note: TOO_LONG, doubt: tooMany };
}

export const readMpin: Read = readDigits(MPIN_DIGITS, {
  id: 'MPIN must be exactly {count} digits',
  values: { count: MPIN_DIGITS },
});

const otpDigits = readDigits(OTP_DIGITS, {
  id: 'OTP must be exactly {count} digits',
  values: { count: OTP_DIGITS },
});

/** Six digits, also out of a pasted sentence without other digits. Another text stays as it is, for its message. */
export function readOtp(text: string): Reading {
  const reading = otpDigits(text);
  if (reading.note !== ONLY_DIGITS) return reading;
  const isCode = reading.value.length === OTP_DIGITS && reading.doubt === undefined;
  return isCode ? { value: reading.value, note: ONLY_DIGITS } : { value: text };
}

export const readPassword: Read = readText(PASSWORD_MAX, {
  id: 'Password must be less than {count} characters',
  values: { count: PASSWORD_MAX },
});

function readAllowed(text: string, others: RegExp, length: number, message: Message): Reading {
  const kept = text.replace(others, '');
  if (kept.length > length) {
    return { value: kept.slice(0, length), note: TOO_LONG, doubt: NOT_ALL };
  }
  return kept === text ? { value: kept } : { value: kept, note: message, doubt: message };
}

/** A first or last name: letters, spaces, hyphens and apostrophes, 50 at most. */
export const readName =
  (field: 'First name' | 'Last name'): Read =>
  (text) =>
    readAllowed(
      text
        .replace(/\p{Cf}/gu, '')
        .replace(/[’‘ʼ`´＇]/g, "'")
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/\s/g, ' '),
      /[^A-Za-z '-]/g,
      NAME_MAX,
      {
        id: '{field} can only contain letters, spaces, hyphens, and apostrophes',
        values: { field: { id: field } },
      },
    );

/** A referral code: letters, numbers and underscores, 20 at most. */
export const readReferral: Read = (text) =>
  readAllowed(
    plainText(text),
    /[^A-Za-z0-9_]/g,
    REFERRAL_MAX,
    'Referral code can only contain letters, numbers, and underscores',
  );
