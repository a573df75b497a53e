import { entriesOf, statusOf } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';

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

/** The sessions of a record; empty if it names none. */
export const sessionsOf = (record: BetRecord): string[] => [
  ...new Set(
    [record.bet_details.bet_type, ...entriesOf(record).map(({ session }) => session)].filter(
      (one) => one !== undefined,
    ),
  ),
];

/** Whether a record matches filters; a record without a session matches either. */
export function matchesFilters(record: BetRecord, filters: HistoryFilters): boolean {
  const { statuses, markets, session } = filters;
  const sessions = sessionsOf(record);
  return (
    (statuses.length === 0 || statuses.includes(statusOf(record))) &&
    (markets.length === 0 || markets.includes(record.market.name)) &&
    (session === undefined || sessions.length === 0 || sessions.includes(session))
  );
}
