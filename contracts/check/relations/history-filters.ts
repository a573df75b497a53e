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

/** Tells if a list with these filters may lack a bet. */
export const isFiltered = ({ statuses, session, markets }: HistoryFilters): boolean =>
  statuses.length + markets.length > 0 || session !== undefined;

/** The sessions of a record; empty if it names none. */
export const sessionsOf = (record: BetRecord): string[] => [
  ...new Set(
    [record.bet_details.bet_type, ...entriesOf(record).map(({ session }) => session)].filter(
      (one) => one !== undefined,
    ),
  ),
];

/** A filter that a record does not match. */
interface Mismatch {
  /** `bet_status=won`. */
  parameter: string;
  /** The value that the record has instead. */
  found: string;
}

const parametersOf = (name: string, values: readonly string[]): string =>
  values.map((value) => `${name}=${value.slice(0, 40)}`).join('&');

/** The filters as a query, e.g. `bet_status=won&market_names=Kalyan Matka`. */
export const filtersText = ({ statuses, session, markets }: HistoryFilters): string =>
  [
    parametersOf('bet_status', statuses),
    parametersOf('session_type', session === undefined ? [] : [session]),
    parametersOf('market_names', markets),
  ]
    .filter(Boolean)
    .join('&');

/** The first filter that a record does not match; a record without a session may match either session. */
export function mismatchOf(record: BetRecord, filters: HistoryFilters): Mismatch | undefined {
  const { statuses, markets, session } = filters;
  const sessions = sessionsOf(record);
  // A missing field of a record contradicts nothing.
  if (statuses.length > 0 && statusOf(record) && !statuses.includes(statusOf(record)))
    return { parameter: parametersOf('bet_status', statuses), found: statusOf(record) };
  if (markets.length > 0 && record.market.name && !markets.includes(record.market.name))
    return {
      parameter: parametersOf('market_names', markets),
      found: `on ${record.market.name.slice(0, 40)}`,
    };
  if (session !== undefined && sessions.length > 0 && !sessions.includes(session))
    return { parameter: `session_type=${session}`, found: sessions.join(' and ') };
  return undefined;
}

/** Tells if a list with filters has to contain a record: a record without the filtered fields may be missing. */
export const belongsTo = (record: BetRecord, filters: HistoryFilters): boolean =>
  !mismatchOf(record, filters) &&
  (filters.session === undefined || sessionsOf(record).length > 0) &&
  (filters.statuses.length === 0 || statusOf(record) !== '') &&
  (filters.markets.length === 0 || record.market.name !== '');
