import { ApiError } from '@matka/contracts/client/api-error';
import { readRefusal } from '@matka/contracts/client/refusal';
import type { Shown } from '../i18n/text.ts';
import { forPlayer } from './server-text.ts';

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

/** The messages of a failed registration; messages of unknown fields are general. */
export function registerErrors(error: unknown): RegisterErrors {
  if (error instanceof ApiError && error.kind === 'timeout') {
    return { general: 'Registration request timed out. Please try again.', fields: {} };
  }
  const { texts, fields: own } = readRefusal(error instanceof ApiError ? error.body : undefined);
  const fields: RegisterErrors['fields'] = {};
  const unknown: string[] = [];
  for (const [name, text] of Object.entries(own)) {
    if (isRegisterField(name)) fields[name] = { text };
    else unknown.push(text);
  }
  const { body, non_field_errors, detail, ...others } = texts;
  const told = [body, non_field_errors, detail, ...Object.values(others), ...unknown];
  const isAtFields = Object.keys(fields).length > 0;
  const text = forPlayer(...told) ?? (isAtFields ? undefined : told.find(Boolean));
  if (text) return { general: { text }, fields };
  return { general: isAtFields ? undefined : 'Registration failed', fields };
}
