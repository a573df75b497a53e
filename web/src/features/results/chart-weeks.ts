import type { ChartDay, ResultsResponse } from '@matka/contracts/api/results';
import { dayAfter, mondayOf, monthOf, weekdayOf } from '../../lib/calendar.ts';
import { resultLines } from '../../matka/result-string.ts';

/** The cell of a day: its three lines, or undefined for an empty cell. */
export type ChartCell = {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly lines: readonly [string, string, string] | undefined;
};

/** A row of the chart: its first and last day, and seven cells from Monday to Sunday. */
export type ChartWeek = {
  readonly from: string;
  readonly to: string;
  readonly cells: readonly ChartCell[];
};

/** The lines of a day: none in the future, in other months, or today before a result; a past day has placeholders. */
function linesOf(day: ChartDay | undefined, today: string, month: string): ChartCell['lines'] {
  if (!day || day.date > today || monthOf(day.date) !== month) return undefined;
  if (day.date === today && !day.has_result) return undefined;
  return resultLines(day);
}

function weeksOf(days: readonly ChartDay[]): ChartDay[][] {
  const weeks = new Map<string, ChartDay[]>();
  for (const day of days) {
    const monday = mondayOf(day.date);
    const week = weeks.get(monday);
    if (week) week.push(day);
    else weeks.set(monday, [day]);
  }
  return [...weeks].sort(([a], [b]) => a.localeCompare(b)).map(([, week]) => week);
}

function rowOf(week: readonly ChartDay[], today: string, month: string): ChartWeek[] {
  const [first] = week;
  if (!first) return [];
  const monday = mondayOf(first.date);
  const cells = Array.from({ length: 7 }, (_, weekday) => ({
    date: dayAfter(monday, weekday),
    lines: linesOf(
      week.find(({ date }) => weekdayOf(date) === weekday),
      today,
      month,
    ),
  }));
  return [{ from: monday, to: dayAfter(monday, 6), cells }];
}

/**
 * The rows of a month's chart up to today, from the weeks of the response or else its flat list of days.
 * @param today `yyyy-mm-dd`
 * @param month the requested month as `yyyy-mm`, the current one by default
 */
export function chartWeeks(
  response: ResultsResponse,
  today: string,
  month: string = monthOf(today),
): ChartWeek[] {
  const days = response.calendar_weeks?.flat() ?? response.days;
  return weeksOf(days)
    .flatMap((week) => rowOf(week, today, month))
    .filter(({ from }) => from <= today);
}
