import { forgetPlayer } from './clear.ts';
import { readAccessToken, readRefreshToken } from './cookies.ts';
import { clearServerCache } from './server-cache.ts';
import { session } from './session-state.ts';
import { adoptSession } from './start.ts';
import { readStoredUser, USER_KEY } from './stored-user.ts';

/**
 * Brings this tab to what stands in cookies and storage. It only reads there: what another tab is
 * just writing must not be cleared from here.
 */
function follow({ key }: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (key !== USER_KEY && key !== null) return;
  const token = readAccessToken();
  if (!token || !readStoredUser()) {
    if (session.isAuthenticated) forgetPlayer();
    return;
  }
  const isOtherPlayer = session.refreshToken !== (readRefreshToken() ?? null);
  adoptSession(token);
  if (isOtherPlayer) clearServerCache('refetch');
}

/**
 * Follows the other tabs: a logout there ends the session here, a login there signs in here, a bet
 * placed there changes the wallet here.
 * @returns a function that ends the following
 */
export function followOtherTabs(): () => void {
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
