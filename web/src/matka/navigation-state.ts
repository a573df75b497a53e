import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';
import type { Read } from '@matka/contracts/reading/read-type';
import * as Type from 'typebox';

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
  /** Key of the history entry whose draft is continued after the session ended there. */
  entry: Type.Optional(Type.String()),
});
export interface BetState extends Read<typeof BetState> {}

/** The market of an untrusted navigation state; undefined if it has none. */
export const parseMarketState = (state: unknown): MarketState | undefined =>
  read(MarketState, state).value;

/** The market and the bet type in a navigation state, read as above; undefined if either is missing. */
export const parseBetState = (state: unknown): BetState | undefined => read(BetState, state).value;
