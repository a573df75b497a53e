import type { GrantType } from '@matka/contracts/api/users';
import { mpinError, otpError, passwordError } from '../../lib/validators.ts';

/** What the credential of each grant type is called on the form, and its rules. */
export const credentials = {
  password: { label: 'Password', check: passwordError },
  mpin: { label: 'MPIN', check: mpinError },
  otp: { label: 'OTP', check: otpError },
} as const satisfies Record<
  GrantType,
  { label: string; check: (value: string) => string | undefined }
>;
