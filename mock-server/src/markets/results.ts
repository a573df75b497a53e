import { hash } from 'node:crypto';
import type { Session } from '@matka/contracts/api/common';
import type { SentChartDay, SentMarketResult } from '@matka/contracts/api/results';
import { type Market, manualDrawsOf } from '../db/markets.ts';
import { ank, canonical, type Draw, makeDraw } from '../game/panas.ts';
import { type World, worldTime } from '../worlds/world.ts';
import { dayAfter, isHoliday, marketDayAt, resultInstant } from './schedule.ts';

export type FullDraw = { readonly [Key in keyof Draw]: string };

/** Three independent digits in order: as in a real draw, 123 comes six times as often as 111. */
function panaOf(seed: string | number, marketId: number, day: string, session: Session): string {
  // Hexadecimal takes a quarter of the time of a buffer; charts need hundreds of draws.
  const bits = hash('sha256', JSON.stringify([String(seed), marketId, day, session]), 'hex');
  return canonical(
    [0, 8, 16].map((from) => String(Number.parseInt(bits.slice(from, from + 8), 16) % 10)),
  );
}

/** The draw of a market day (`yyyy-mm-dd`): a pure function, hashed per session, so that no other data changes it. */
export function seededDraw(seed: string | number, marketId: number, day: string): FullDraw {
  const openPana = panaOf(seed, marketId, day, 'open');
  const closePana = panaOf(seed, marketId, day, 'close');
  return { openPana, openDigit: ank(openPana), closeDigit: ank(closePana), closePana };
}

/**
 * The drawn numbers of a market day at an instant: after a session's result time the draw set by hand, else the draw of
 * the seed.
 */
export function drawAtTime(world: World, market: Market, day: string, instant: number): Draw {
  const manualDraws = manualDrawsOf(world.db, market.id, day);
  const pana = (session: Session): string | null => {
    if (resultInstant(market.schedule, day, session) > instant) return null;
    const manualDraw = manualDraws.find((draw) => draw.session === session);
    if (manualDraw) return manualDraw.pana;
    if (isHoliday(market.schedule, day)) return null;
    return panaOf(world.settings.spec.seed, market.id, day, session);
  };
  return makeDraw(pana('open'), pana('close'));
}

export const resultOf = (draw: Draw): SentMarketResult => ({
  open_pana: draw.openPana,
  open_digit: draw.openDigit,
  close_digit: draw.closeDigit,
  close_pana: draw.closePana,
});

/** Results go back two years before the world's start. They are computed, not stored. */
const daysOfResults = 730;

const emptyResult = resultOf(makeDraw(null, null));

function resultsOn(world: World, market: Market, day: string): SentMarketResult {
  const firstDay = dayAfter(marketDayAt(world.settings.spec.at), -daysOfResults);
  return day < firstDay ? emptyResult : resultOf(drawAtTime(world, market, day, worldTime(world)));
}

const hasResult = (result: SentMarketResult): boolean =>
  result.open_pana !== null || result.close_pana !== null;

function chartDay(world: World, market: Market, day: string): SentChartDay {
  const result = resultsOn(world, market, day);
  return { date: day, has_result: hasResult(result), ...result };
}

/** The weeks of a month `yyyy-mm` of a market, Monday first. Days of neighbouring months are empty. */
export function chartWeeks(world: World, market: Market, month: string): SentChartDay[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: SentChartDay[][] = [];
  for (let n = -weekday; n <= 0 || dayAfter(first, n).startsWith(month); n += 7) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((i) => dayAfter(first, n + i));
    weeks.push(
      days.map((date) =>
        date.startsWith(month)
          ? chartDay(world, market, date)
          : { date, has_result: false, ...emptyResult },
      ),
    );
  }
  return weeks;
}

/** The days of a month `yyyy-mm` of a market. */
export const chartDays = (world: World, market: Market, month: string): SentChartDay[] =>
  chartWeeks(world, market, month)
    .flat()
    .filter(({ date }) => date.startsWith(month));

/** Results of a day by the name of the market; each list holds one result. */
export const resultsByMarket = (world: World, day: string): Record<string, SentMarketResult[]> =>
  Object.fromEntries(
    world.markets
      .map((market): [string, SentMarketResult[]] => [market.name, [resultsOn(world, market, day)]])
      .filter(([, results]) => results.some(hasResult)),
  );
