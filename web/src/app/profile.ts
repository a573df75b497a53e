import type { User } from '@matka/contracts/api/users';

/** First and last name joined, or the one there is; else the field name; else “User”. */
export function fullName(user: User | null): string {
  const joined = [user?.first_name, user?.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return joined || user?.name?.trim() || 'User';
}

/** The mobile number as it is shown. */
export function shownMobile(user: User | null): string {
  return user?.mobile_number || 'No mobile number';
}
