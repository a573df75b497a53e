import type { GrantType } from '@matka/contracts/api/users';
import type { Message, PlainText } from '../../i18n/text.ts';
import { readMpin, readOtp, readPassword } from '../../lib/account-readers.ts';
import type { Read } from '../../lib/typed-number.ts';
import { mpinError, otpError, passwordError } from '../../lib/validators.ts';

export const credentials = {
  password: { label: 'Password', check: passwordError, read: readPassword },
  mpin: { label: 'MPIN', check: mpinError, read: readMpin },
  otp: { label: 'OTP', check: otpError, read: readOtp },
} as const satisfies Record<
  GrantType,
  { label: PlainText; check: (value: string) => Message | undefined; read: Read }
>;
