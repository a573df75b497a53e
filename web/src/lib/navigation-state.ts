import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';

/** Navigation state of /betting-options: which market it is. All that is known of it is in the list of today. */
export interface MarketState {
  readonly market: Pick<Market, 'id'>;
  /** Set by the jodi_bulk tile and by the Ok of the success dialog. */
  readonly marketName?: string | undefined;
}

/** Navigation state of a bid screen. */
export interface BetState extends MarketState {
  readonly betType: BetType;
  /** The host's time at which the screen was opened, in milliseconds. */
  readonly at?: number | undefined;
}

const marketState = {
  market: Type.Object({ id: Market.properties.id }),
  marketName: Type.Optional(Type.String()),
};
const StoredMarketState = Type.Object(marketState);
const StoredBetState = Type.Object({
  ...marketState,
  betType: BetType,
  at: Type.Optional(Type.Number()),
});

/** The market of a navigation state, which anything may have written; undefined if it has none. */
export const parseMarketState = (state: unknown): MarketState | undefined =>
  read(StoredMarketState, state).value;

/** The market and the bet type in a navigation state, read as above; undefined if either is missing. */
export const parseBetState = (state: unknown): BetState | undefined =>
  read(StoredBetState, state).value;
