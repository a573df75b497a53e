import { clearServerCache } from '../api/cache-clearer.ts';
import { clearTokens } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { clearStoredUser } from './stored-user.ts';

/** Forgets the player in this tab: the state and every cached answer. */
export function resetAuthState(): void {
  clearServerCache();
  auth.user = null;
  auth.token = null;
  auth.refreshToken = null;
  auth.isAuthenticated = false;
}

/** Leaves nothing of the player: no user, tokens, cookies, stored user or cached answers. */
export function clearSession(): void {
  clearTokens();
  clearStoredUser();
  resetAuthState();
}

/** Signs out: nothing of the player is left, here and in the other tabs. */
export function signOut(): void {
  clearSession();
  auth.error = null;
}
