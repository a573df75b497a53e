import { clearServerCache } from '../api/swr.ts';
import { clearTokens } from './cookies.ts';
import { session } from './session-state.ts';
import { clearStoredUser } from './stored-user.ts';

/** Leaves nothing of the player: no user, tokens, cookies, stored user or cached answers. */
export function clearSession(): void {
  clearTokens();
  clearStoredUser();
  clearServerCache();
  session.user = null;
  session.token = null;
  session.refreshToken = null;
  session.isAuthenticated = false;
}
