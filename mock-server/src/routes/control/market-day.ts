import type { Session } from '@matka/contracts/api/common';
import Type, { type Static } from 'typebox';
import { type DayTotals, dayTotals } from '../../db/bets.ts';
import { type Market, manualDrawsOf } from '../../db/markets.ts';
import { processDueDraws } from '../../markets/due-draws.ts';
import { drawAtTime } from '../../markets/results.ts';
import {
  bidsStopInstant,
  dayStartOf,
  isHoliday,
  marketDayAt,
  phaseOf,
  resultInstant,
  statuses,
} from '../../markets/schedule.ts';
import { inPoints } from '../../shared/money.ts';
import { IntegerSchema, nullable, Text, TimeSchema } from '../../shared/schema-types.ts';
import { dayLength, indianMidnight, indianTimestamp } from '../../shared/time.ts';
import { type World, worldTime } from '../../worlds/world.ts';

const DayDraw = Type.Object({
  stops: TimeSchema,
  at: TimeSchema,
  pana: nullable(Text('128')),
  digit: nullable(Text('1')),
  byHand: Type.Boolean(),
  /** The number that was set by hand and becomes the result at its time; null for none, and for "nothing is drawn". */
  pending: nullable(Text('128')),
  waiting: IntegerSchema,
  won: IntegerSchema,
  lost: IntegerSchema,
  paid: Type.Number(),
});
type DayDraw = Static<typeof DayDraw>;

const DayMarket = Type.Object({
  id: IntegerSchema,
  name: Text('Kalyan Matka'),
  status: IntegerSchema,
  statusName: Text('Running now'),
  holiday: Type.Boolean(),
  open: DayDraw,
  close: DayDraw,
});
type DayMarket = Static<typeof DayMarket>;

/** A market day of a world from 00:30 to 00:30, with all markets on it. */
export const MarketDay = Type.Object({
  day: Text('2026-11-20'),
  from: TimeSchema,
  to: TimeSchema,
  now: TimeSchema,
  markets: Type.Array(DayMarket),
});
export type MarketDay = Static<typeof MarketDay>;

function dayMarket(
  world: World,
  market: Market,
  { day, now, bets }: { day: string; now: number; bets: readonly DayTotals[] },
): DayMarket {
  const { id, name, schedule } = market;
  const result = drawAtTime(world, market, day, now);
  const manualDraws = manualDrawsOf(world.db, id, day);
  const status = statuses[phaseOf(market, now)];
  const draw = (session: Session, pana: string | null, digit: string | null): DayDraw => {
    const totals = bets.find((each) => each.marketId === id && each.session === session);
    const { waiting = 0, won = 0, lost = 0, paid = 0 } = totals ?? {};
    const at = resultInstant(schedule, day, session);
    const manualDraw = manualDraws.find((each) => each.session === session);
    return {
      stops: indianTimestamp(bidsStopInstant(schedule, day, session)),
      at: indianTimestamp(at),
      pana,
      digit,
      byHand: manualDraw !== undefined,
      pending: at > now ? (manualDraw?.pana ?? null) : null,
      waiting,
      won,
      lost,
      paid: inPoints(paid),
    };
  };
  return {
    id,
    name,
    status: status.number,
    statusName: status.name,
    holiday: isHoliday(schedule, day),
    open: draw('open', result.openPana, result.openDigit),
    close: draw('close', result.closePana, result.closeDigit),
  };
}

export function marketDayView(world: World): MarketDay {
  processDueDraws(world);
  const now = worldTime(world);
  const day = marketDayAt(now, world.rules);
  const from = indianMidnight(day) + dayStartOf(world.rules);
  const bets = dayTotals(world.db, day);
  return {
    day,
    from: indianTimestamp(from),
    to: indianTimestamp(from + dayLength),
    now: indianTimestamp(now),
    markets: world.markets.map((market) => dayMarket(world, market, { day, now, bets })),
  };
}
