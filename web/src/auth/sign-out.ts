import { clearServerCache } from '../api/cache-clearer.ts';
import { clearTokens } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { clearStoredUser } from './stored-user.ts';

/** Resets the sign-in state of this tab and clears every cached response. */
export function resetAuthState(): void {
  clearServerCache();
  auth.user = null;
  auth.token = null;
  auth.refreshToken = null;
  auth.isAuthenticated = false;
}

/** Removes everything of the player: state, tokens, stored user and cached responses. */
export function clearSession(): void {
  clearTokens();
  clearStoredUser();
  resetAuthState();
}

/** Signs out, here and in the other tabs. */
export function signOut(): void {
  clearSession();
  auth.error = null;
}
