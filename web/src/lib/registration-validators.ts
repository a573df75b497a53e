import { NAME_MAX, NAME_MIN, REFERRAL_MAX, REFERRAL_MIN } from './account-limits.ts';

const notInNames = /[^A-Za-z '-]/;

/** Rules of first and last name; only the field's name in the texts differs. */
function nameError(field: 'First name' | 'Last name', value: string): string | undefined {
  if (value.trim() === '') return `${field} is required`;
  if (value.trim().length < NAME_MIN)
    return `${field} must be at least ${NAME_MIN} characters long`;
  // The text says less than 50 while exactly 50 are accepted: a quirk that is kept.
  if (value.length > NAME_MAX) return `${field} must be less than ${NAME_MAX} characters`;
  if (notInNames.test(value)) {
    return `${field} can only contain letters, spaces, hyphens, and apostrophes`;
  }
  return undefined;
}

export function firstNameError(value: string): string | undefined {
  return nameError('First name', value);
}

export function lastNameError(value: string): string | undefined {
  return nameError('Last name', value);
}

/** Rules of the confirmation of a password. */
export function confirmPasswordError(value: string, password: string): string | undefined {
  if (value === '') return 'Please confirm your password';
  return value === password ? undefined : 'Passwords do not match';
}

/** Rules of the confirmation of an MPIN. */
export function confirmMpinError(value: string, mpin: string): string | undefined {
  if (value === '') return 'Please confirm your MPIN';
  return value === mpin ? undefined : 'MPINs do not match';
}

const notInReferrals = /[^A-Za-z0-9_]/;

/** Rules of the optional referral code, tried in the order of the specification. */
export function referralError(value: string): string | undefined {
  if (value === '') return undefined;
  if (value.length < REFERRAL_MIN) {
    return `Referral code must be at least ${REFERRAL_MIN} characters long`;
  }
  // The text says less than 20 while exactly 20 are accepted: a quirk that is kept.
  if (value.length > REFERRAL_MAX) {
    return `Referral code must be less than ${REFERRAL_MAX} characters`;
  }
  if (notInReferrals.test(value)) {
    return 'Referral code can only contain letters, numbers, and underscores';
  }
  return undefined;
}
