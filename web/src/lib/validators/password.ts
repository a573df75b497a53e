import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';

const common: readonly string[] = [
  'password',
  '123456',
  '123456789',
  'qwerty',
  'abc123',
  'password123',
];

/** Rules of the password, tried in the order of the specification. */
export function passwordError(value: string): string | undefined {
  if (value === '') return 'Password is required';
  if (value.length < PASSWORD_MIN) {
    return `Password must be at least ${PASSWORD_MIN} characters long`;
  }
  // The text says less than 16 while exactly 16 are accepted: a quirk that is kept.
  if (value.length > PASSWORD_MAX) return `Password must be less than ${PASSWORD_MAX} characters`;
  if (common.includes(value.toLowerCase())) return 'Please choose a stronger password';
  return undefined;
}
