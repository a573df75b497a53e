import type { BetRecord } from '../decoders/history.ts';
import { statusOf } from './numbers.ts';

/** The filters of a request for a history. */
export interface HistoryFilters {
  statuses: readonly string[];
  session: string | undefined;
  markets: readonly string[];
}

/** Reads the filters of a query. */
export const filtersOf = (query: readonly (readonly [string, string])[]): HistoryFilters => {
  const all = (name: string) => query.filter(([one]) => one === name).map(([, value]) => value);
  return {
    statuses: all('bet_status').map((status) => status.toLowerCase()),
    session: all('session_type')[0],
    markets: all('market_names'),
  };
};

/** The session of a record; undefined where it says none. */
export const sessionOf = ({
  bet_details: { bet_type, placed_bets },
}: BetRecord): string | undefined => bet_type ?? placed_bets[0]?.bet_type;

/** Whether a record matches filters; a record without a session matches either. */
export function matchesFilters(record: BetRecord, filters: HistoryFilters): boolean {
  const session = sessionOf(record);
  return (
    (filters.statuses.length === 0 || filters.statuses.includes(statusOf(record))) &&
    (filters.markets.length === 0 || filters.markets.includes(record.market.name)) &&
    (filters.session === undefined || session === undefined || filters.session === session)
  );
}
