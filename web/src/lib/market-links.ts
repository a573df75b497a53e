import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';
import type { Read } from '@matka/contracts/reading/read-type';
import * as Type from 'typebox';
import { today } from './days.ts';
import { bidPath, type Path, paths, type ScreenId } from './paths.ts';

/** Navigation state of /betting-options: the id of the market. The rest of it is in the list of today. */
const MarketState = Type.Object({
  market: Type.Object({ id: Market.properties.id }),
  /** Set by the jodi_bulk tile and by the Ok of the success dialog. */
  marketName: Type.Optional(Type.String()),
});
export interface MarketState extends Read<typeof MarketState> {}

/** Navigation state of a bid screen. */
const BetState = Type.Object({
  ...MarketState.properties,
  betType: BetType,
  /** Key of the history entry whose draft goes on, after the session ended there. */
  entry: Type.Optional(Type.String()),
});
export interface BetState extends Read<typeof BetState> {}

/** The market of a navigation state, which anything may have written; undefined if it has none. */
export const parseMarketState = (state: unknown): MarketState | undefined =>
  read(MarketState, state).value;

/** The market and the bet type in a navigation state, read as above; undefined if either is missing. */
export const parseBetState = (state: unknown): BetState | undefined => read(BetState, state).value;

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

/** The bid screen of a bet type, for bids of today. */
export function bidLink(screen: ScreenId, { id, name }: Market, betType: BetType): MarketLink {
  const named = betType.config.code === 'jodi_bulk' && { marketName: name };
  const state: BetState = { market: { id }, betType, ...named };
  return linkTo(bidPath(screen), state, today());
}

/** The market and the day in a query; undefined unless it has one market, and one day at most. */
export function readMarketQuery(search: string): { market: string; day?: string } | undefined {
  const query = new URLSearchParams(search);
  const [market, day] = [query.getAll('market'), query.getAll('day')];
  if (!market[0] || market.length > 1 || day.length > 1) return undefined;
  return { market: market[0], ...(day[0] !== undefined && { day: day[0] }) };
}

/** Tells if an address has a market, in whatever form, to be looked up in the list. */
export const namesMarket = (search: string): boolean => new URLSearchParams(search).has('market');
