import type { ResultsQuery } from '@matka/contracts/api/results';
import { ResultsResponse } from '@matka/contracts/api/results';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

export function getResults(query: ResultsQuery): Promise<ResultsResponse> {
  return client.request(ResultsResponse, {
    method: 'GET',
    path: '/markets/results/monthly/',
    query,
  });
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
