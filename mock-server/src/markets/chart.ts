import type { SentChartDay, SentMarketResult } from '@matka/contracts/api/results';
import type { Market } from '../db/markets.ts';
import { type World, worldTime } from '../worlds/world.ts';
import { drawAtTime, resultOf } from './results.ts';
import { dayAfter, marketDayAt } from './schedule.ts';

/** Results go back two years before the world's start. They are computed, not stored. */
const daysOfResults = 730;

const emptyResult: SentMarketResult = {
  open_pana: null,
  open_digit: null,
  close_digit: null,
  close_pana: null,
};

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

function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day)) days.push(day);
  return days;
}

export const chartDays = (world: World, market: Market, month: string): SentChartDay[] =>
  daysOf(month).map((day) => chartDay(world, market, day));

/** The weeks of a month of a market, Monday first. Days of neighbouring months are empty. */
export function chartWeeks(world: World, market: Market, month: string): SentChartDay[][] {
  const days = chartDays(world, market, month);
  const empty = (date: string): SentChartDay => ({ date, has_result: false, ...emptyResult });
  const weekday = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
  const before = Array.from({ length: weekday }, (_, i) =>
    empty(dayAfter(`${month}-01`, i - weekday)),
  );
  const all = [...before, ...days];
  const last = days.at(-1)?.date ?? `${month}-01`;
  for (let i = 1; all.length % 7 !== 0; i += 1) all.push(empty(dayAfter(last, i)));
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

/** Results of a day by the name of the market; each list holds one result. */
export function resultsByMarket(world: World, day: string): Record<string, SentMarketResult[]> {
  const byName: Record<string, SentMarketResult[]> = {};
  for (const market of world.markets) {
    const result = resultsOn(world, market, day);
    if (hasResult(result)) byName[market.name] = [result];
  }
  return byName;
}
