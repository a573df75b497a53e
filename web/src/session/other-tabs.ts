import { clearSession } from './clear.ts';
import { readAccessToken } from './cookies.ts';
import { session } from './session-state.ts';
import { readStoredUser, USER_KEY } from './stored-user.ts';

/**
 * Follows what other tabs do to the stored user: a logout there ends the session here, a bet placed
 * there changes the wallet here.
 * @returns a function that ends the following
 */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== USER_KEY && key !== null) return;
    const user = readStoredUser();
    if (!user || !readAccessToken()) {
      if (session.isAuthenticated) clearSession();
      return;
    }
    if (session.isAuthenticated) session.user = user;
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
