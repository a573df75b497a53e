import type { SentMarket as MarketResponse } from '@matka/contracts/api/markets';
import type { Market } from '../db/markets.ts';
import type { Draw } from '../game/panas.ts';
import { minute } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';
import { drawAtTime, resultOf } from './results.ts';
import { dayAfter, lastBidTimes, marketDayAt, phaseOf, statuses } from './schedule.ts';

/** Days to look back for the last draw of a market: more than a market ever rests in a row. */
const longestRest = 7;

/** The draw of a market that the list shows at an instant: today's, or in some worlds the last draw until today's. */
function shownDraw(world: World, market: Market, instant: number): Draw {
  const today = marketDayAt(instant, market.schedule);
  const own = drawAtTime(world, market, today, instant);
  if (!world.rules.keepsLastResult) return own;
  for (let ago = 0; ago < longestRest; ago += 1) {
    const draw = drawAtTime(world, market, dayAfter(today, -ago), instant);
    if (draw.openPana !== null) return draw;
  }
  return own;
}

function listMarket(world: World, market: Market, instant: number): MarketResponse {
  const lastBids = lastBidTimes(market.schedule);
  const status = statuses[phaseOf(market, instant)];
  return {
    id: market.id,
    name: market.name,
    open_time: lastBids.open,
    close_time: lastBids.close,
    open_result_time: market.schedule.openResultTime,
    close_result_time: market.schedule.closeResultTime,
    current_status: status.number,
    current_status_name: status.name,
    ...resultOf(shownDraw(world, market, instant)),
  };
}

/** The response of GET /markets/ at an instant. */
export const listMarkets = (world: World, instant: number): MarketResponse[] =>
  world.markets.map((market) => listMarket(world, market, instant));

/**
 * The response as JSON text, computed at most once a minute: statuses and results change on whole minutes. A request takes
 * 0.23 ms of the processor with it and 0.47 ms without, which would miss the budget of `npm run bench -- --only api`.
 */
export function marketsResponse(world: World, instant: number): string {
  const { marketsResponse: cached } = world.cache;
  if (cached && instant >= cached.from && instant < cached.until) return cached.body;
  const from = Math.floor(instant / minute) * minute;
  const body = JSON.stringify(listMarkets(world, instant));
  world.cache.marketsResponse = { body, from, until: from + minute };
  return body;
}
