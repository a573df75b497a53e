import type { Message } from '../i18n/text.ts';
import { NAME_MAX, NAME_MIN, REFERRAL_MAX, REFERRAL_MIN } from './account-limits.ts';

const notInNames = /[^A-Za-z '-]/;

function nameError(field: 'firstName' | 'lastName', value: string): Message | undefined {
  if (value.trim() === '') return { id: 'isRequired', values: { field: { id: field } } };
  if (value.trim().length < NAME_MIN)
    return { id: 'mustBeAtLeastCharactersLong', values: { field: { id: field }, count: NAME_MIN } };
  // The text says less than 50 while exactly 50 are accepted: a quirk that is kept.
  if (value.length > NAME_MAX)
    return { id: 'mustBeLessThanCharacters', values: { field: { id: field }, count: NAME_MAX } };
  if (notInNames.test(value)) {
    return { id: 'nameCharacters', values: { field: { id: field } } };
  }
  return undefined;
}

export function firstNameError(value: string): Message | undefined {
  return nameError('firstName', value);
}

export function lastNameError(value: string): Message | undefined {
  return nameError('lastName', value);
}

export function confirmPasswordError(value: string, password: string): Message | undefined {
  if (value === '') return 'pleaseConfirmYourPassword';
  return value === password ? undefined : 'passwordsDoNotMatch';
}

export function confirmMpinError(value: string, mpin: string): Message | undefined {
  if (value === '') return 'pleaseConfirmYourMpin';
  return value === mpin ? undefined : 'mPINsDoNotMatch';
}

const notInReferrals = /[^A-Za-z0-9_]/;

/** Rules of the optional referral code, tried in the order of the specification. */
export function referralError(value: string): Message | undefined {
  if (value === '') return undefined;
  if (value.length < REFERRAL_MIN) {
    return { id: 'referralTooShort', values: { count: REFERRAL_MIN } };
  }
  // The text says less than 20 while exactly 20 are accepted: a quirk that is kept.
  if (value.length > REFERRAL_MAX) {
    return { id: 'referralTooLong', values: { count: REFERRAL_MAX } };
  }
  if (notInReferrals.test(value)) {
    return 'referralCharacters';
  }
  return undefined;
}
