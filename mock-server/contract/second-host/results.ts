import type {
  SentChartDay as ChartDay,
  SentResultsResponse as ResultsResponse,
} from '@matka/contracts/api/results';
import { HostError } from './host-error.ts';
import { addDays, daysOfMonth, weekdayOf } from './india-time.ts';
import { drawAt, type HostMarket } from './markets.ts';

/** The day before which this host has no results. */
const firstDay = '2025-01-01';

const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };

const numbersOn = (market: HostMarket, day: string, now: number) =>
  day < firstDay ? nothing : drawAt(market, day, now);

function chartDay(market: HostMarket | undefined, date: string, now: number): ChartDay {
  const numbers = market ? numbersOn(market, date, now) : nothing;
  return { date, has_result: numbers.open_pana !== null, ...numbers };
}

/** Whole weeks from Monday on; the days of the months beside it are empty. */
function weeksOf(market: HostMarket, month: string, now: number): ChartDay[][] {
  const days = daysOfMonth(month);
  const weeks: ChartDay[][] = [];
  const first = addDays(days[0] ?? '', -weekdayOf(days[0] ?? ''));
  for (let monday = first; monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    weeks.push(week.map((day) => chartDay(day.startsWith(month) ? market : undefined, day, now)));
  }
  return weeks;
}

function byMarket(markets: readonly HostMarket[], day: string, now: number) {
  const drawn = markets
    .map(({ name, ...rest }) => [name, numbersOn({ name, ...rest }, day, now)] as const)
    .filter(([, { open_pana }]) => open_pana !== null);
  return Object.fromEntries(drawn.map(([name, numbers]) => [name, [numbers]]));
}

/** The results that a query asks for. Throws Refusal where it makes no sense. */
export function resultsFor(
  query: URLSearchParams,
  markets: readonly HostMarket[],
  now: number,
): ResultsResponse {
  const day = query.get('date');
  const month = `${query.get('year')}-${query.get('month')}`;
  if (day !== null && !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new HostError(400, { date: ['Write the date as YYYY-MM-DD.'] });
  if (day !== null) return { markets: byMarket(markets, day, now) };
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new HostError(400, { month: ['Give month and year.'] });
  const name = query.get('market_name');
  const market = markets.find((one) => one.name === (name ?? one.name));
  if (name !== null && !market) throw new HostError(404, { detail: 'This market is unknown.' });
  if (name !== null && market) return { calendar_weeks: weeksOf(market, month, now) };
  return { days: daysOfMonth(month).map((one) => chartDay(market, one, now)) };
}
