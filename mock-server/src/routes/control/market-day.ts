import type { Session } from '@matka/contracts/api/common';
import type { FastifyInstance } from 'fastify';
import { betsOfDay, type DecidedBets } from '../../db/day-totals.ts';
import { setDrawsOf } from '../../db/manual-draws.ts';
import type { HouseMarket } from '../../db/markets.ts';
import { marketStatus } from '../../markets/market-list.ts';
import { catchUp } from '../../markets/process-due-draws.ts';
import { drawAt } from '../../markets/results.ts';
import { bidsStopInstant, isHoliday, marketDayAt, resultInstant } from '../../markets/schedule.ts';
import { inPoints } from '../../shared/money.ts';
import { dayLength, indianMidnight, minute } from '../../shared/time.ts';
import { indianTimestamp } from '../../worlds/clock.ts';
import { nowIn, type World } from '../../worlds/world.ts';
import { type OfWorld, worldOfPath } from './world-params.ts';

/** One of the two draws of a market on a day, and what it did to the bets that it decides. Times are ISO 8601. */
export interface DayDraw {
  /** When bids stop. */
  stops: string;
  at: string;
  /** Null until it is drawn. */
  pana: string | null;
  digit: string | null;
  byHand: boolean;
  waiting: number;
  won: number;
  lost: number;
  /** Points. */
  paid: number;
}

/** A market on a day. */
export interface DayMarket {
  id: number;
  name: string;
  status: number;
  statusName: string;
  holiday: boolean;
  open: DayDraw;
  close: DayDraw;
}

/** A market day of a world from 00:30 to 00:30, with all markets on it. */
export interface DayLine {
  day: string;
  from: string;
  to: string;
  now: string;
  markets: DayMarket[];
}

const noBets = { waiting: 0, won: 0, lost: 0, paid: 0 };

function dayMarket(
  world: World,
  market: HouseMarket,
  { day, now, bets }: { day: string; now: number; bets: readonly DecidedBets[] },
): DayMarket {
  const { id, name, schedule } = market;
  const result = drawAt(world, market, day, now);
  const byHand = setDrawsOf(world.db, id, day);
  const status = marketStatus(market, now);
  const draw = (session: Session, pana: string | null, digit: string | null): DayDraw => {
    const found = bets.find((each) => each.marketId === id && each.session === session) ?? noBets;
    const { waiting, won, lost, paid } = found;
    return {
      stops: indianTimestamp(bidsStopInstant(schedule, day, session)),
      at: indianTimestamp(resultInstant(schedule, day, session)),
      pana,
      digit,
      byHand: byHand.some((each) => each.session === session),
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

/** The market day at which a world stands. */
export function dayLine(world: World): DayLine {
  catchUp(world);
  const now = nowIn(world);
  const day = marketDayAt(now);
  const from = indianMidnight(day) + 30 * minute;
  const bets = betsOfDay(world.db, day);
  return {
    day,
    from: indianTimestamp(from),
    to: indianTimestamp(from + dayLength),
    now: indianTimestamp(now),
    markets: world.markets.map((market) => dayMarket(world, market, { day, now, bets })),
  };
}

/** The time line of the console. */
export function dayControl(app: FastifyInstance): void {
  app.get<OfWorld>('/__mock/worlds/:world/day/', async ({ params }) =>
    dayLine(worldOfPath(app, params)),
  );
}
