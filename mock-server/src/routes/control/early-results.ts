import { firstSession } from '../../betting/bet-rules.ts';
import { newestBets } from '../../db/invariant-queries.ts';
import { listMarkets } from '../../markets/market-list.ts';
import { resultInstant } from '../../markets/schedule.ts';
import { statuses } from '../../markets/status.ts';
import { type World, worldTime } from '../../worlds/world.ts';

/** Markets that take bets on a result which they show already. */
export function marketsWithEarlyResult(world: World): unknown[] {
  const { 'running-now': running, 'running-for-close': forClose } = statuses;
  return listMarkets(world, worldTime(world)).filter(
    ({ current_status: status, open_pana: open, close_pana: close }) =>
      (status === running.number && (open !== null || close !== null)) ||
      (status === forClose.number && close !== null),
  );
}

/** Groups of bets of which one was taken when a result was out on which it depends. */
export function betsOnKnownResults(world: World): unknown[] {
  return newestBets(world.db)
    .all()
    .filter(({ market_id: id, market_day: day, bet_type_id: type, decided_by: code, at }) => {
      const market = world.markets.find((known) => known.id === id);
      const session = firstSession(type, code);
      return market !== undefined && Date.parse(at) >= resultInstant(market.schedule, day, session);
    });
}
