import type { ResultsQuery } from '@matka/contracts/api/results';
import { ResultsResponse } from '@matka/contracts/api/results';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { keepSeen, type Seen } from './last-seen.ts';
import { type Fetched, useFetched, useLastSeen } from './swr.ts';

export function getResults(query: ResultsQuery): Promise<ResultsResponse> {
  const fetchIt = () =>
    client.request(ResultsResponse, { method: 'GET', path: '/markets/results/monthly/', query });
  return query.date ? keepSeen('results', query.date, fetchIt) : fetchIt();
}

/** The query for the results of one day, `yyyy-mm-dd`: month, year and date, no market. */
export function resultsOfDay(day: string): ResultsQuery {
  return { month: day.slice(5, 7), year: day.slice(0, 4), date: day };
}

/** The query for the chart of a market in a month, `yyyy-mm` or a day of it. */
export function chartOfMonth(marketName: string, month: string): ResultsQuery {
  return { market_name: marketName, month: month.slice(5, 7), year: month.slice(0, 4) };
}

/** Results, fetched on every mount; null fetches nothing and stays pending. */
export function useResults(query: ResultsQuery | null): Fetched<ResultsResponse> {
  return useFetched(query && keys.results(query), () => getResults(query ?? {}), {
    revalidateOnMount: true,
  });
}

/** The stored results of a day, while they cannot be fetched. */
export const useSeenResults = (
  fetched: Fetched<ResultsResponse>,
  day: string,
): Seen<ResultsResponse> | undefined => useLastSeen(fetched, 'results', day, ResultsResponse);
