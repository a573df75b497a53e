import type { BetType } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';

/** Navigation state of /betting-options. */
export type MarketState = {
  readonly market: Market;
  /** Set by the jodi_bulk tile and by the Ok of the success dialog. */
  readonly marketName?: string | undefined;
};

/** Navigation state of a bid screen. */
export type BetState = MarketState & { readonly betType: BetType };

const hasId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** Whether a navigation state carries a market. */
export function isMarketState(state: unknown): state is MarketState {
  return typeof state === 'object' && state !== null && 'market' in state && hasId(state.market);
}

/** Whether a navigation state carries a market and a bet type. */
export function isBetState(state: unknown): state is BetState {
  return isMarketState(state) && 'betType' in state && hasId(state.betType);
}
