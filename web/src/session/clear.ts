import { clearTokens } from './cookies.ts';
import { clearServerCache } from './server-cache.ts';
import { session } from './session-state.ts';
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
