import type { Message } from '../i18n/text.ts';
import { NAME_MAX, NAME_MIN, REFERRAL_MAX, REFERRAL_MIN } from './account-limits.ts';
import { NOT_ALL, plainText, type Read, type Reading, TOO_LONG } from './typed-number.ts';

type NameField = 'First name' | 'Last name';

/** Characters that a name cannot have. */
const notInNames = /[^A-Za-z '-]/g;
const nameCharacters = (field: NameField): Message => ({
  id: '{field} can only contain letters, spaces, hyphens, and apostrophes',
  values: { field: { id: field } },
});

export function nameError(field: NameField, value: string): Message | undefined {
  if (value.trim() === '') return { id: '{field} is required', values: { field: { id: field } } };
  if (value.trim().length < NAME_MIN)
    return {
      id: '{field} must be at least {count} characters long',
      values: { field: { id: field }, count: NAME_MIN },
    };
  // The text asks for less than 50, while exactly 50 are accepted: a quirk that is kept.
  if (value.length > NAME_MAX)
    return {
      id: '{field} must be less than {count} characters',
      values: { field: { id: field }, count: NAME_MAX },
    };
  return value.search(notInNames) >= 0 ? nameCharacters(field) : undefined;
}

export function confirmPasswordError(value: string, password: string): Message | undefined {
  if (value === '') return 'Please confirm your password';
  return value === password ? undefined : 'Passwords do not match';
}

export function confirmMpinError(value: string, mpin: string): Message | undefined {
  if (value === '') return 'Please confirm your MPIN';
  return value === mpin ? undefined : 'MPINs do not match';
}

/** Characters that a referral code cannot have. */
const notInReferrals = /[^A-Za-z0-9_]/g;
const REFERRAL_CHARACTERS = 'Referral code can only contain letters, numbers, and underscores';

/** Rules of the optional referral code, tried in the order of the specification. */
export function referralError(value: string): Message | undefined {
  if (value === '') return undefined;
  if (value.length < REFERRAL_MIN) {
    return {
      id: 'Referral code must be at least {count} characters long',
      values: { count: REFERRAL_MIN },
    };
  }
  // The text asks for less than 20, while exactly 20 are accepted: a quirk that is kept.
  if (value.length > REFERRAL_MAX) {
    return {
      id: 'Referral code must be less than {count} characters',
      values: { count: REFERRAL_MAX },
    };
  }
  return value.search(notInReferrals) >= 0 ? REFERRAL_CHARACTERS : undefined;
}

function readAllowed(text: string, others: RegExp, length: number, message: Message): Reading {
  const kept = text.replace(others, '');
  if (kept.length > length) {
    return { value: kept.slice(0, length), note: TOO_LONG, doubt: NOT_ALL };
  }
  return kept === text ? { value: kept } : { value: kept, note: message, doubt: message };
}

/** A first or last name: letters, spaces, hyphens and apostrophes, 50 at most. */
export const readName =
  (field: NameField): Read =>
  (text) =>
    readAllowed(
      text
        .replace(/\p{Cf}/gu, '')
        .replace(/[’‘ʼ`´＇]/g, "'")
        .replace(/[\p{Pd}\u2212]/gu, '-')
        .replace(/\s/g, ' '),
      notInNames,
      NAME_MAX,
      nameCharacters(field),
    );

/** A referral code: letters, numbers and underscores, 20 at most. */
export const readReferral: Read = (text) =>
  readAllowed(plainText(text), notInReferrals, REFERRAL_MAX, REFERRAL_CHARACTERS);
