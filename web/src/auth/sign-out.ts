import { clearTokens } from '../api/tokens.ts';
import { writeText } from '../lib/local-storage.ts';
import { auth } from './auth-state.ts';
import { clearStoredUser, DRAW_TICKETS_KEY } from './stored-user.ts';

/** Resets the sign-in state of this tab. The cached responses of the player go with it. */
export function resetAuthState(): void {
  auth.user = null;
  auth.token = null;
  auth.refreshToken = null;
  auth.isAuthenticated = false;
}

/** Removes the data of the session: state, tokens and stored user. */
export function clearSession(): void {
  clearTokens();
  clearStoredUser();
  resetAuthState();
}

/** Signs out in every tab, and removes the tickets of the player's draws. */
export function signOut(): void {
  clearSession();
  writeText(DRAW_TICKETS_KEY, null);
  auth.error = null;
}
