import type { Market } from '@matka/contracts/api/markets';
import type { HouseMarket } from '../db/markets.ts';
import { minute } from '../shared/time.ts';
import type { Kept, World } from '../worlds/world.ts';
import { drawAt, resultOf } from './results.ts';
import { lastBidTimes, marketDayAt } from './schedule.ts';
import { type MarketStatus, statusAt, statuses } from './status.ts';

/** The status of a market of the house: by the clock unless it was taken out of play. */
export function marketStatus(market: HouseMarket, instant: number): MarketStatus {
  return market.suspended ? statuses.suspended : statusAt(market.schedule, instant);
}

function listed(world: World, market: HouseMarket, instant: number): Market {
  const lastBids = lastBidTimes(market.schedule);
  const status = marketStatus(market, instant);
  return {
    id: market.id,
    name: market.name,
    open_time: lastBids.open,
    close_time: lastBids.close,
    open_result_time: market.schedule.openResultTime,
    close_result_time: market.schedule.closeResultTime,
    current_status: status.number,
    current_status_name: status.name,
    ...resultOf(drawAt(world, market, marketDayAt(instant), instant)),
  };
}

/** The markets as GET /markets/ answers them at an instant. */
export const listMarkets = (world: World, instant: number): Market[] =>
  world.markets.map((market) => listed(world, market, instant));

/** The same as JSON text, made once a minute at most: statuses and results change on whole minutes. */
export function marketsAnswer(world: World, instant: number): string {
  const { keptMarkets: kept } = world;
  if (kept && instant >= kept.from && instant < kept.until) return kept.body;
  const from = Math.floor(instant / minute) * minute;
  const made: Kept = {
    body: JSON.stringify(listMarkets(world, instant)),
    from,
    until: from + minute,
  };
  world.keptMarkets = made;
  return made.body;
}
