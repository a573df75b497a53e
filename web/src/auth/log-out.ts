import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { LOGOUT_RELOAD_DELAY } from '../lib/timings.ts';
import { signOut } from './sign-out.ts';

/** Set from Logout until the reload, so that login does not lead back to the last route. */
let loggingOut = false;

export function isLoggingOut(): boolean {
  return loggingOut;
}

/** Signs out, navigates to login and reloads the page shortly after, which clears the memory. */
export function logOut(navigate: NavigateFunction): void {
  loggingOut = true;
  signOut();
  void navigate(paths.login, { replace: true });
  setTimeout(() => {
    loggingOut = false;
    location.reload();
  }, LOGOUT_RELOAD_DELAY);
}
