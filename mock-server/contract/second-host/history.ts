import type {
  SentBetRecord as BetRecord,
  SentHistoryResponse as HistoryResponse,
} from '@matka/contracts/api/history';
import { detail, HostError } from './host-error.ts';
import type { HostOptions } from './options.ts';

const statuses: readonly string[] = ['won', 'lost', 'pending'];

/** Whether a record passes the filters of a query. */
function passes(query: URLSearchParams) {
  const wanted = query.getAll('bet_status');
  const names = query.getAll('market_names');
  const session = query.get('session_type');
  return ({ market, bet_details: bet }: BetRecord): boolean =>
    (wanted.length === 0 || wanted.includes(bet.bet_status.toLowerCase())) &&
    (names.length === 0 || names.includes(market.name)) &&
    (session === null || session === bet.bet_type);
}

/** A page of some rows. Throws Refusal where there is no such page. */
export function pageOf<Row>(rows: readonly Row[], page: string | null, size: number, overlap = 0) {
  const current = Number(page ?? 1);
  const total = Math.max(1, Math.ceil(rows.length / size));
  if (!(Number.isInteger(current) && current >= 1 && current <= total))
    throw detail(404, 'This page is not there.');
  const from = (current - 1) * size - (current > 1 ? overlap : 0);
  return {
    data: rows.slice(from, from + size),
    pagination: {
      current_page: current,
      has_previous: current > 1,
      has_next: current < total,
      total_pages: total,
    },
  };
}

/** A page of a history, newest first. Throws Refusal where the query makes no sense. */
export function historyPage(
  records: readonly BetRecord[],
  query: URLSearchParams,
  {
    pageSize,
    pageOverlap,
    emptyListsAll,
  }: Pick<HostOptions, 'pageSize' | 'pageOverlap' | 'emptyListsAll'>,
): HistoryResponse {
  if (!query.getAll('bet_status').every((status) => statuses.includes(status)))
    throw new HostError(400, { bet_status: ['Choose won, lost or pending.'] });
  const matching = records.filter(passes(query));
  const listed = emptyListsAll && matching.length === 0 ? records : matching;
  const newestFirst = [...listed].reverse();
  return pageOf(newestFirst, query.get('page'), pageSize, pageOverlap);
}
