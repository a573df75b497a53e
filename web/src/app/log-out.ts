import type { NavigateFunction } from 'react-router-dom';
import { signOut } from '../auth/sign-out.ts';
import { paths } from '../lib/paths.ts';
import { LOGOUT_RELOAD_DELAY } from '../lib/timings.ts';

/** Until the page is loaded anew: the player left by himself and asks for no route any more. */
let left = false;

/** Whether the player pressed Logout on this page. */
export function hasLeft(): boolean {
  return left;
}

/** Ends the session, goes to login, and soon loads the page anew, so nothing stays in memory. */
export function leave(navigate: NavigateFunction): void {
  left = true;
  signOut();
  navigate(paths.login, { replace: true });
  setTimeout(() => {
    left = false;
    location.reload();
  }, LOGOUT_RELOAD_DELAY);
}
