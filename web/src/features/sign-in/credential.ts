import type { GrantType } from '@matka/contracts/api/users';
import type { PlainText } from '../../i18n/text.ts';
import { mpinError, otpError, passwordError } from '../../lib/validators.ts';

/** Label and rules of the credential of each grant type. */
export const credentials = {
  password: { label: 'Password', check: passwordError },
  mpin: { label: 'MPIN', check: mpinError },
  otp: { label: 'OTP', check: otpError },
} as const satisfies Record<
  GrantType,
  { label: PlainText; check: (value: string) => string | undefined }
>;
