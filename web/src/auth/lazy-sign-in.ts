import type { Credentials } from '../api/login.ts';
import { noConnection } from '../api/no-connection-text.ts';
import { auth } from './auth-state.ts';

const load = () => import('./sign-in.ts');

/** Clears the error of an earlier attempt. */
export function clearError(): void {
  auth.error = null;
}

/** Loads the code of `signIn` in advance and ignores failures. */
export function warmSignIn(): void {
  load().catch(() => undefined);
}

/**
 * Signs a player in. Request and error texts are loaded after the form stands: no player needs them
 * before the first attempt.
 * @returns whether it succeeded; `auth.error` has the text of a failure
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  auth.loading = true;
  clearError();
  try {
    const code = await load();
    return await code.signIn(credentials);
  } catch {
    auth.error = noConnection;
    auth.loading = false;
    return false;
  }
}
