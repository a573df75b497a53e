import { message, RegisterError } from '@matka/contracts/api/errors';
import { ApiError } from '@matka/contracts/client/api-error';
import { read } from '@matka/contracts/reading/read';
import type { Shown } from '../i18n/text.ts';

const registerFields = [
  'mobile_number',
  'first_name',
  'last_name',
  'password',
  'confirm_password',
  'mpin',
  'confirm_mpin',
  'otp',
] as const;
export type RegisterField = (typeof registerFields)[number];

export type RegisterErrors = {
  general: Shown | undefined;
  fields: Partial<Record<RegisterField, Shown>>;
};

const isRegisterField = (name: string): name is RegisterField =>
  (registerFields as readonly string[]).includes(name);

/** Members for programs, not for people: a code, and the members of a problem (RFC 9457) beside its title and detail. */
const forPrograms: readonly string[] = ['code', 'type', 'status', 'instance'];

/** The messages of a failed registration; those of unknown fields are general. */
export function registerErrors(error: unknown): RegisterErrors {
  if (error instanceof ApiError && error.kind === 'timeout') {
    return { general: 'Registration request timed out. Please try again.', fields: {} };
  }
  const data = error instanceof ApiError ? error.body : undefined;
  const fields: RegisterErrors['fields'] = {};
  const own = read(message, data).value;
  const texts = read(RegisterError, data).value ?? {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    if (isRegisterField(name)) fields[name] = { text };
    else if (!forPrograms.includes(name)) others.push(text);
  }
  const text = own ?? texts.non_field_errors ?? texts.detail ?? others[0];
  let general: Shown | undefined = text ? { text } : undefined;
  if (!general && Object.keys(fields).length === 0) general = 'Registration failed';
  return { general, fields };
}
