import { MarketsResponse } from '@matka/contracts/api/markets';
import type { MarketList } from '../matka/known-draw.ts';
import { lastSeen } from './last-seen.ts';

/** The last list of markets, outside rendering and without a request; undefined if none is stored. */
export function lastList(): MarketList | undefined {
  const seen = lastSeen('markets', '', MarketsResponse);
  return seen && { at: seen.at, markets: seen.data };
}
