import type { HistoryBet } from './wire.ts';

/** A filter of the bid history. */
export interface Filter {
  readonly statuses: readonly string[];
  readonly session: string | null;
  readonly markets: readonly string[];
}

/** The filter of a query. */
export const filterIn = (query: URLSearchParams): Filter => ({
  statuses: query.getAll('bet_status'),
  session: query.get('session_type'),
  markets: query.getAll('market_names'),
});

/** Whether a bet passes a filter. */
export const passes = (
  { status, session, market }: HistoryBet,
  { statuses, session: wanted, markets }: Filter,
): boolean =>
  (statuses.length === 0 || statuses.includes(status.toLowerCase())) &&
  (wanted === null || session === wanted) &&
  (markets.length === 0 || markets.includes(market));

/** The query of a page under a filter. */
export function queryOf({ statuses, session, markets }: Filter, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  for (const status of statuses) query.append('bet_status', status);
  if (session !== null) query.set('session_type', session);
  for (const market of markets) query.append('market_names', market);
  return query.toString();
}
