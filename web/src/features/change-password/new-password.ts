import type { Message } from '../../i18n/text.ts';
import { confirmPasswordError } from '../../lib/registration-validators.ts';

/** Minimum length of a changed password; longer than at registration. */
export const NEW_PASSWORD_MIN = 10;

/** The rules of a changed password in display order, and whether each is met. */
export function newPasswordRules(password: string, again: string) {
  return [
    {
      text: { id: 'At least {count} characters', values: { count: NEW_PASSWORD_MIN } },
      holds: password.length >= NEW_PASSWORD_MIN,
    },
    { text: 'Both passwords match', holds: again !== '' && again === password },
  ] as const;
}

/** The error of the confirmation; none while it is empty. */
export function secondPasswordError(password: string, again: string): Message | undefined {
  return again === '' ? undefined : confirmPasswordError(again, password);
}
