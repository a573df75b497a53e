import { en } from '../i18n/en.ts';
import type { Shown } from '../i18n/text.ts';
import { show } from '../i18n/translate.ts';

/** A message in English, as the specification prints it; undefined without one. */
export const english = (message: Shown | null | undefined): string | undefined =>
  message ? show(message) : undefined;

const members = new Set([
  ...[
    'text',
    'message',
    'failure',
    'error',
    'note',
    'doubt',
    'general',
    'title',
    'label',
    'number',
  ],
  ...['mobile_number', 'first_name', 'last_name', 'password', 'confirm_password', 'mpin', 'otp'],
]);

const isShown = (value: unknown): value is Shown =>
  typeof value === 'string'
    ? Object.hasOwn(en, value)
    : typeof value === 'object' &&
      value !== null &&
      ('id' in value || (Object.keys(value).length === 1 && 'text' in value));

/** A copy of a value with its messages in English. */
export function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [
    name,
    members.has(name) && isShown(member) ? show(member) : inEnglish(member),
  ]);
  return Object.fromEntries(entries);
}
