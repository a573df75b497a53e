import type { Location } from 'react-router-dom';
import { isLoggingOut } from '../auth/log-out.ts';
import { afterLogin, type ReturnTo } from '../features/sign-in/return-to.ts';
import { namesMarket, parseBetState, parseMarketState } from '../lib/market-links.ts';
import { paths } from '../lib/paths.ts';

/** Who may open a screen, and the navigation state that it requires. An address that names a market may stand in for it. */
export interface Access {
  /** `visitor`: only while nobody is signed in; `player`: signed-in players only. */
  readonly access: 'open' | 'visitor' | 'player';
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
const parsers = { market: parseMarketState, bet: parseBetState };

/**
 * The redirect for somebody who may not open a screen, else undefined. Visitors are sent to login and back, a player
 * without the required navigation state to home.
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
    // The bids that were entered there go on.
    if (parsers.bet(at.state)) from.state = { entry: key, ...at.state };
    const returnTo: ReturnTo | null = isLoggingOut() ? null : { from };
    return placeOf(paths.login, returnTo);
  }
  const { needs } = screen;
  const isReady = !needs || parsers[needs](at.state) || namesMarket(at.search);
  return isReady ? undefined : placeOf(paths.home);
}
