import type { GrantType } from '@matka/contracts/api/users';
import type { Registration } from '../../api/register.ts';
import type { RegisterErrors, RegisterField } from '../../api/register-errors.ts';
import type { PlainText, Shown } from '../../i18n/text.ts';
import { readMobile } from '../../lib/account-readers.ts';
import {
  confirmMpinError,
  confirmPasswordError,
  nameError,
  readName,
  readReferral,
  referralError,
} from '../../lib/registration-validators.ts';
import { mobileError } from '../../lib/validators.ts';
import { credentials } from './credential.ts';
import type { FieldRule } from './use-fields.ts';

type Name = keyof Registration;

/** Label and rule of the confirmation; a one-time code has none. */
export const confirmations = {
  password: { label: 'Confirm password', check: confirmPasswordError },
  mpin: { label: 'Confirm MPIN', check: confirmMpinError },
  otp: undefined,
} as const satisfies Record<GrantType, { label: PlainText; check: unknown } | undefined>;

/** The rules of the registration fields with the credential in use. */
export function registerRules(grantType: GrantType): Record<Name, FieldRule<Name>> {
  const { check, read } = credentials[grantType];
  return {
    mobileNumber: { check: mobileError, read: readMobile, whileTyping: true },
    firstName: {
      check: (value) => nameError('First name', value),
      read: readName('First name'),
      whileTyping: true,
    },
    lastName: {
      check: (value) => nameError('Last name', value),
      read: readName('Last name'),
      whileTyping: true,
    },
    credential: { check, read },
    confirmation: {
      read,
      check: (value, { credential }) => confirmations[grantType]?.check(value, credential),
    },
    referralCode: { check: referralError, read: readReferral, whileTyping: true },
  };
}

const fieldOf: Record<RegisterField, Name> = {
  mobile_number: 'mobileNumber',
  first_name: 'firstName',
  last_name: 'lastName',
  password: 'credential',
  mpin: 'credential',
  otp: 'credential',
  confirm_password: 'confirmation',
  confirm_mpin: 'confirmation',
};

/** The messages of an error response by form field. */
export function hostErrorsByField(fields: RegisterErrors['fields']): Partial<Record<Name, Shown>> {
  const byField: Partial<Record<Name, Shown>> = {};
  for (const name of Object.keys(fields) as RegisterField[]) {
    const text = fields[name];
    if (text) byField[fieldOf[name]] = text;
  }
  return byField;
}
