import type { BetType } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import { bidPath, type Path, paths, type ScreenId } from '../lib/paths.ts';
import type { BetState, MarketState } from './navigation-state.ts';

/** A screen of a market: its address, which opens it anywhere, and the navigation state that it needs. */
export interface MarketLink {
  readonly to: { readonly pathname: Path; readonly search: string };
  readonly state: MarketState;
}

const linkTo = (pathname: Path, state: MarketState, day?: string): MarketLink => {
  const query = new URLSearchParams({ market: String(state.market.id), ...(day && { day }) });
  return { to: { pathname, search: `?${query}` }, state };
};

/** The betting options of a market; with its name after a success. */
export const optionsLink = (id: Market['id'], marketName?: string): MarketLink =>
  linkTo(paths.bettingOptions, { market: { id }, ...(marketName !== undefined && { marketName }) });

/** The bid screen of a bet type, for bids of a day `yyyy-mm-dd`. */
export function bidLink(
  screen: ScreenId,
  { id, name }: Market,
  betType: BetType,
  day: string,
): MarketLink {
  const named = betType.config.code === 'jodi_bulk' && { marketName: name };
  const state: BetState = { market: { id }, betType, ...named };
  return linkTo(bidPath(screen), state, day);
}
