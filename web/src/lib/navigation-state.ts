import { BetType } from '@matka/contracts/api/bet-types';
import { Market } from '@matka/contracts/api/markets';
import { read } from '@matka/contracts/reading/read';

/** Navigation state of /betting-options. */
export type MarketState = {
  readonly market: Market;
  /** Set by the jodi_bulk tile and by the Ok of the success dialog. */
  readonly marketName?: string | undefined;
};

/** Navigation state of a bid screen. */
export type BetState = MarketState & { readonly betType: BetType };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (state: unknown): Fields =>
  typeof state === 'object' && state !== null ? (state as Fields) : {};

/** The market of a navigation state, which another version of the app may have written; undefined if it has none. */
export function parseMarketState(state: unknown): MarketState | undefined {
  const { market: found, marketName } = fieldsOf(state);
  const known = read(Market, found).value;
  if (!known) return undefined;
  return { market: known, ...(typeof marketName === 'string' && { marketName }) };
}

/** The market and the bet type in a navigation state, read as above; undefined if either is missing. */
export function parseBetState(state: unknown): BetState | undefined {
  const handedOver = parseMarketState(state);
  const known = read(BetType, fieldsOf(state).betType).value;
  return handedOver && known && { ...handedOver, betType: known };
}
