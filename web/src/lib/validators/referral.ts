import { REFERRAL_MAX, REFERRAL_MIN } from '../limits.ts';

const notAllowed = /[^A-Za-z0-9_]/g;

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
  if (value.search(notAllowed) >= 0) {
    return 'Referral code can only contain letters, numbers, and underscores';
  }
  return undefined;
}

/** What the field keeps of an input: letters, numbers and underscores. */
export function referralInput(value: string): string {
  return value.replace(notAllowed, '');
}
