import type { SentChartDay, SentMarketResult } from '@matka/contracts/api/results';
import type { Market } from '../db/markets.ts';
import { makeDraw } from '../game/panas.ts';
import { type World, worldTime } from '../worlds/world.ts';
import { drawAtTime, resultOf } from './results.ts';
import { dayAfter, marketDayAt } from './schedule.ts';

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
