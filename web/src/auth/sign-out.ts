import { clearTokens } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { clearStoredUser } from './stored-user.ts';

/** Resets the sign-in state of this tab, with which the cached responses of the player end. */
export function resetAuthState(): void {
  auth.user = null;
  auth.token = null;
  auth.refreshToken = null;
  auth.isAuthenticated = false;
}

/** Removes everything of the player: state, tokens and stored user. */
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
