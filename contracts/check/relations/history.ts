import { at, listOf } from '../../reading/json.ts';
import { anyRow } from '../../reading/place.ts';
import { part } from '../finding.ts';
import { placedAt } from '../game/bet-entries.ts';
import { type BetRecord, type Reading, read } from '../reader.ts';
import { pageOf, pageParts } from '../reading/pages.ts';
import type { Observed, PlayerState } from '../state.ts';
import { filtersOf, type HistoryFilters, isFiltered, mismatchOf } from './history-filters.ts';
import { checkMissingPage, checkPageBeyond } from './list-pages.ts';
import { checkLists } from './lists.ts';
import { checkNewRecords } from './new-records.ts';
import { currentList, type ListOfBets, rowsWithNewest } from './read-lists.ts';
import { noteRecord } from './records.ts';

/** Records the order of a history, also across its pages, which the specification leaves to the host. */
function noteOrder(page: number, rows: readonly BetRecord[], list: ListOfBets): void {
  const { player, observed } = list;
  const pages = currentList(list)?.pages;
  const [above, below] = [page - 1, page + 1].map((other) => pages?.get(other)?.rows ?? []);
  const all = [...(above ?? []).slice(-1), ...rows, ...(below ?? []).slice(0, 1)].map(placedAt);
  const steps = all.slice(1).map((time, index) => time - (all[index] ?? time));
  if (player.order === 'unknown' && steps.some((step) => step < 0)) player.order = 'newest first';
  if (!steps.some((step) => step > 0)) return;
  player.order = 'other';
  const place = ['data', anyRow, 'timestamps', 'created_at'];
  const effect = 'does not see the newest bet first';
  observed.note(part(place, 'is later than in the row above', 'any order', effect));
}

function checkPage(page: number, { pagination }: Reading<'history'>, observed: Observed) {
  const { check, fail, held, exchange } = observed;
  const given = listOf(at(exchange.response.body, 'data'));
  const ids = given.flatMap((row) => at(row, 'id') ?? []).map(String);
  check('paging', new Set(ids).size === ids.length, ['data'], () => 'lists a bet twice');
  const { total_pages: total } = pagination;
  const wrong = pageParts(pagination, exchange.request);
  for (const part of wrong) fail('paging', part);
  if (wrong.length === 0) held('paging');
  check(
    'paging',
    given.length > 0 || total <= 1,
    ['pagination', 'total_pages'],
    () => `counts page ${page}, which is empty`,
  );
}

/** Reports a filter at the first bet that does not match it. */
function checkFilters(
  rows: readonly BetRecord[],
  filters: HistoryFilters,
  { check }: Observed,
): void {
  const row = rows.findIndex((record) => mismatchOf(record, filters));
  const [record] = rows.slice(row, row + 1);
  const mismatch = row < 0 || !record ? undefined : mismatchOf(record, filters);
  const place = mismatch?.parameter ?? [];
  check(
    'filters',
    !mismatch,
    place,
    () => `is ignored: $.data[${row}] is bet ${record?.id}, which is ${mismatch?.found}`,
  );
}

function notePage(
  player: PlayerState,
  observed: Observed,
  endpoint: 'history' | 'bettingHistory',
): void {
  const { exchange, index } = observed;
  const filters = filtersOf(exchange.request.query);
  const page = pageOf(exchange.request);
  const list = { player, endpoint, filters, observed };
  if (!observed.success) {
    if (page !== undefined) checkMissingPage(list, page);
    return;
  }
  const answer = read(endpoint, exchange.response.body);
  if (!answer || page === undefined) return;
  const { data: rows, pagination } = answer;
  if (
    pagination.has_next &&
    (at(exchange.response.body, 'pagination', 'total_pages') ?? null) === null
  ) {
    // Only the passbook reads it.
    if (endpoint === 'history')
      observed.check(
        'paging',
        false,
        ['pagination', 'total_pages'],
        () =>
          'is missing beside has_next true: the player of the passbook reads that there is one page',
      );
    return;
  }
  if (player.isNew && player.stakes.length === 0)
    observed.check(
      'nothing without a bet',
      rows.length === 0,
      ['data', 0],
      () => `is bet ${rows[0]?.id} of another player: this one has just registered`,
    );
  const isThere = page >= 1 && page <= Math.max(1, pagination.total_pages);
  if (isThere) checkPage(page, answer, observed);
  noteOrder(page, rows, list);
  checkFilters(rows, filters, observed);
  const isWhole = !isFiltered(filters);
  // A page with rows that the client cannot read or distinguish does not show the content of its list.
  const isReadable =
    rows.length === listOf(at(exchange.response.body, 'data')).length &&
    rows.every(({ id }) => id !== '');
  if (!isReadable) return;
  // The other history may have fewer fields of a bet, and is compared with this one.
  const isSearched = isWhole && isThere && endpoint === 'history';
  const own = { ...list, page, rows, total: pagination.total_pages };
  const newest = isSearched ? rowsWithNewest(own) : undefined;
  if (newest) checkNewRecords(newest, player, observed);
  const question = isWhole ? exchange.request : undefined;
  rows.forEach((record, row) => {
    noteRecord(record, ['data', row], player, observed, question);
  });
  if (newest) Object.assign(player, { newestSeenAt: index, sawWholeList: newest.isWhole });
  if (isThere) checkLists(own);
  else checkPageBeyond(list, page, rows);
}

function checkBet(player: PlayerState, observed: Observed): void {
  const { exchange, check } = observed;
  const record = read('bet', exchange.response.body);
  const id = decodeURIComponent(exchange.request.path.split('/').at(-2) ?? '');
  if (!record) return;
  const isOwn = record.id === '' || String(record.id) === id;
  check('two histories', isOwn, ['id'], () => `is ${record.id}, expected ${id}`);
  if (isOwn && record.id !== '') noteRecord(record, [], player, observed);
}

/** Compares histories and single bets with each other and with the bets that were placed. */
export function checkHistory(observed: Observed): void {
  const { endpoint, success, player } = observed;
  if (!player) return;
  if (endpoint === 'history' || endpoint === 'bettingHistory') notePage(player, observed, endpoint);
  if (endpoint === 'bet' && success) checkBet(player, observed);
}
