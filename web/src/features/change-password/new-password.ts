import { confirmPasswordError } from '../../lib/validators.ts';

/** Fewest characters of a changed password: more than at registration. */
export const NEW_PASSWORD_MIN = 10;

/** The rules of a changed password, as listed, and which of them hold. */
export function newPasswordRules(password: string, again: string) {
  return [
    {
      text: `At least ${NEW_PASSWORD_MIN} characters`,
      holds: password.length >= NEW_PASSWORD_MIN,
    },
    { text: 'Both passwords match', holds: again !== '' && again === password },
  ] as const;
}

/** What is wrong with the second field: nothing as long as it is empty. */
export function secondPasswordError(password: string, again: string): string | undefined {
  return again === '' ? undefined : confirmPasswordError(again, password);
}
