import { clearServerCache } from '../api/cache-clearer.ts';
import { clearTokens } from '../api/tokens.ts';
import { session } from './auth-state.ts';
import { clearStoredUser } from './stored-user.ts';

/** Forgets the player in this tab: the state and every cached answer. */
export function forgetPlayer(): void {
  clearServerCache();
  session.user = null;
  session.token = null;
  session.refreshToken = null;
  session.isAuthenticated = false;
}

/** Leaves nothing of the player: no user, tokens, cookies, stored user or cached answers. */
export function clearSession(): void {
  clearTokens();
  clearStoredUser();
  forgetPlayer();
}

/** Signs out: nothing of the player is left, here and in the other tabs. */
export function signOut(): void {
  clearSession();
  session.error = null;
}
