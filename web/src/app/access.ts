import type { Location } from 'react-router-dom';
import { isLoggingOut } from '../auth/log-out.ts';
import { afterLogin, type ReturnTo } from '../features/sign-in/return-to.ts';
import { paths } from '../lib/paths.ts';

/** Who may open a screen. */
export interface Access {
  /** `visitor`: only while nobody is signed in; `player`: signed-in players only. */
  readonly access: 'open' | 'visitor' | 'player';
  /** The screen needs this in its navigation state or address; without it the app opens home. */
  readonly needs?: 'market' | 'bet' | undefined;
}

export type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> &
  Partial<Pick<Location, 'key'>>;

const placeOf = (pathname: string, state: unknown = null): Place => ({
  pathname,
  search: '',
  hash: '',
  state,
});

/**
 * The redirect for somebody who may not open a screen, else undefined. Visitors are sent to login and back.
 * @param screen undefined for an unknown path
 * @param at the requested location
 */
export function redirectFrom(
  screen: Access | undefined,
  at: Place,
  isSignedIn: boolean,
): Place | undefined {
  if (!screen) return placeOf(isSignedIn ? paths.home : paths.splash);
  if (screen.access === 'open') return undefined;
  if (screen.access === 'visitor') return isSignedIn ? afterLogin(at.state) : undefined;
  if (!isSignedIn) {
    const { key, ...from } = at;
    // The player continues with the bids that were entered there.
    if (Object(at.state).betType) from.state = { entry: key, ...Object(at.state) };
    const returnTo: ReturnTo | null = isLoggingOut() ? null : { from };
    return placeOf(paths.login, returnTo);
  }
  return undefined;
}
