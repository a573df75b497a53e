import type { Market } from '@matka/contracts/api/markets';
import { PINNED_MARKETS, readPlayerList } from '../../auth/player-list.ts';
import { type BidEnd, marketAt, nextBidEnd } from '../../matka/market-clock.ts';
import { marketName } from '../../matka/market-name.ts';
import { blocksBetting } from '../../matka/market-status.ts';

/** A market of the list with its present status. */
export interface ListedMarket {
  readonly market: Market;
  /** The next end of bidding; undefined if its times or its status give none. */
  readonly end: BidEnd | undefined;
  readonly isClosed: boolean;
}

const minutesOf = ({ end }: ListedMarket): number => end?.minutes ?? Number.MAX_SAFE_INTEGER;

/** The markets of a response at `since` as they are `now` (ms): open ones by the end of bidding, then closed ones. */
export function listedMarkets(
  markets: readonly Market[],
  since: number | undefined,
  now: number,
): readonly ListedMarket[] {
  return markets
    .map((sent) => {
      const market = marketAt(sent, since, now);
      const isClosed = blocksBetting(market.current_status_name);
      const end = since === undefined ? undefined : nextBidEnd(sent, since, now);
      return { market: { ...market, name: marketName(market.name) }, end, isClosed };
    })
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed) || minutesOf(a) - minutesOf(b));
}

/** The same with the player's pinned markets first, among the open and among the closed markets. */
export function pinnedFirst(listed: readonly ListedMarket[]): readonly ListedMarket[] {
  const pinned = new Set(readPlayerList(PINNED_MARKETS));
  if (pinned.size === 0) return listed;
  const rank = ({ market, isClosed }: ListedMarket) =>
    Number(isClosed) * 2 + Number(!pinned.has(String(market.id)));
  return listed.toSorted((a, b) => rank(a) - rank(b));
}
