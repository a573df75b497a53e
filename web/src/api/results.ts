import type {
  ChartDay,
  MarketResult,
  ResultsQuery,
  ResultsResponse,
} from '@matka/contracts/api/results';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { drawn, entity, flag, list, or, type Reader, text } from './read.ts';
import { fieldsOf } from './server-text.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

const day: Reader<string> = (value) => {
  const read = text(value) ?? '';
  const exists = /^\d{4}-\d\d-\d\d$/.test(read) && !Number.isNaN(Date.parse(`${read}T00:00Z`));
  return exists ? read : undefined;
};

const chartDays = list(
  entity<ChartDay>({ date: day, has_result: or(flag, false), ...drawn }, 'date'),
);
const draws = or(list(entity<MarketResult>(drawn)), []);

const drawsByMarket: Reader<NonNullable<ResultsResponse['markets']>> = (value) => {
  const markets = Object.entries(fieldsOf(value) ?? {});
  return Object.fromEntries(markets.map(([market, list]) => [market, draws(list) ?? []]));
};

const readResults = entity<ResultsResponse>({
  markets: drawsByMarket,
  calendar_weeks: list(chartDays),
  days: chartDays,
});

/** GET /markets/results/monthly/. */
export function getResults(query: ResultsQuery): Promise<ResultsResponse> {
  return request({ method: 'GET', path: '/markets/results/monthly/', query, read: readResults });
}

/** The query for the results of one day, `yyyy-mm-dd`: month, year and date, no market. */
export function resultsOfDay(day: string): ResultsQuery {
  return { month: day.slice(5, 7), year: day.slice(0, 4), date: day };
}

/** The query for the chart of a market in the month of `day`, `yyyy-mm-dd`. */
export function chartOfMonth(marketName: string, day: string): ResultsQuery {
  return { market_name: marketName, month: day.slice(5, 7), year: day.slice(0, 4) };
}

/** Results, fetched anew by every visit of a screen; null asks for nothing and stays pending. */
export function useResults(query: ResultsQuery | null): Fetched<ResultsResponse> {
  const visit = useMountId();
  return useFetched(query && keys.results(visit, query), () => getResults(query ?? {}));
}
