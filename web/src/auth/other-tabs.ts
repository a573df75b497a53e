import { clearServerCache } from '../api/cache-clearer.ts';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { restoreSession } from './restore-session.ts';
import { resetAuthState } from './sign-out.ts';
import { readStoredUser, USER_KEY } from './stored-user.ts';

/**
 * When to look again, in ms: the event of the storage often arrives before the cookies that were
 * written ahead of it, and no event tells of them.
 */
const LATER_SYNCS = [100, 500, 2000];

/**
 * Brings this tab to what stands in cookies and storage. It only reads there: what another tab is
 * just writing must not be cleared from here.
 */
function syncFromStorage(): void {
  const token = readAccessToken();
  if (!token || !readStoredUser()) {
    if (auth.isAuthenticated) resetAuthState();
    return;
  }
  const isOtherPlayer = auth.refreshToken !== (readRefreshToken() ?? null);
  restoreSession(token);
  if (isOtherPlayer) clearServerCache('refetch');
}

/**
 * Follows the other tabs: a logout there ends the session here, a login there signs in here, a bet
 * placed there changes the wallet here.
 * @returns a function that ends the following
 */
export function syncWithOtherTabs(): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const letGo = () => timers.forEach(clearTimeout);
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== USER_KEY && key !== null) return;
    letGo();
    syncFromStorage();
    timers = LATER_SYNCS.map((delay) => setTimeout(syncFromStorage, delay));
  };
  addEventListener('storage', follow);
  return () => {
    letGo();
    removeEventListener('storage', follow);
  };
}
