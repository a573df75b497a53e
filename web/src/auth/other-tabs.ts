import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { readStoredUser, USER_KEY } from '../lib/stored-player.ts';
import { auth } from './auth-state.ts';
import { currentPlayer } from './current-player.ts';
import { restoreSession } from './restore-session.ts';
import { resetAuthState } from './sign-out.ts';
import { WRONG_POINTS_KEY } from './stored-user.ts';

/** In ms: the storage event often arrives before the cookies, which fire no event. */
const LATER_SYNCS = [100, 500, 2000];

/** Updates the sign-in state from cookies and storage. Only reads them: another tab may be writing. */
function syncFromStorage(): void {
  const token = readAccessToken();
  if (!token || !readStoredUser()) {
    if (auth.isAuthenticated) resetAuthState();
    return;
  }
  restoreSession(token);
}

/**
 * Tells if the tokens still belong to the player of this tab: another player may have signed in in another tab. Follows
 * the other tab if not.
 */
export function isSamePlayer(): boolean {
  if (!auth.isAuthenticated) return true;
  // An expired cookie does not identify its player.
  const { token, refreshToken } = auth;
  const isKnown =
    (readAccessToken() ?? token) === token && (readRefreshToken() ?? refreshToken) === refreshToken;
  if (isKnown) return true;
  const before = currentPlayer();
  syncFromStorage();
  return auth.isAuthenticated && currentPlayer() === before;
}

/** Follows sign-in, sign-out and wallet of other tabs, until the returned function is called. */
export function syncWithOtherTabs(): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const letGo = () => timers.forEach(clearTimeout);
  const follow = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key !== USER_KEY && key !== WRONG_POINTS_KEY && key !== null) return;
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
