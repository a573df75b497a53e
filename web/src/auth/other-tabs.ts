import { clearServerCache } from '../api/cache-clearer.ts';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { session } from './auth-state.ts';
import { adoptSession } from './restore-session.ts';
import { forgetPlayer } from './sign-out.ts';
import { readStoredUser, USER_KEY } from './stored-user.ts';

/**
 * When to look again, in ms: the event of the storage often arrives before the cookies that were
 * written ahead of it, and no event tells of them.
 */
const LATER_LOOKS = [100, 500, 2000];

/**
 * Brings this tab to what stands in cookies and storage. It only reads there: what another tab is
 * just writing must not be cleared from here.
 */
function look(): void {
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
  let timers: ReturnType<typeof setTimeout>[] = [];
  const letGo = () => timers.forEach(clearTimeout);
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key !== USER_KEY && key !== null) return;
    letGo();
    look();
    timers = LATER_LOOKS.map((delay) => setTimeout(look, delay));
  };
  addEventListener('storage', follow);
  return () => {
    letGo();
    removeEventListener('storage', follow);
  };
}
