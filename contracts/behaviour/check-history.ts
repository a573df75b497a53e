import { type BetRecord, betRecord, history as historyDecoder } from '../decoders/history.ts';
import { decode } from '../decoding/decode.ts';
import { isObject, listOf } from '../pact/json.ts';
import { checkLists } from './check-lists.ts';
import { checkNewRecords } from './check-new-records.ts';
import { noteRecord } from './check-records.ts';
import { filtersOf, matchesFilters, sessionOf } from './history-filters.ts';
import { statusOf } from './numbers.ts';
import type { Observed } from './observed.ts';
import type { PlayerState } from './state.ts';

function checkOrder(rows: readonly BetRecord[], { check }: Observed): void {
  const times = rows.map(({ timestamps }) => Date.parse(timestamps.created_at));
  rows.forEach(({ id }, index) => {
    const [before = Number.NaN, at = Number.NaN] = [times[index - 1], times[index]];
    if (Number.isNaN(before) || Number.isNaN(at)) return;
    check('ordering', at <= before, () => `bet ${id} is newer than the one above it`);
  });
}

function checkPage(page: number, rows: readonly BetRecord[], observed: Observed): void {
  const { check, exchange } = observed;
  const { pagination, data } = decode(historyDecoder, exchange.response.body) ?? { data: [] };
  const given = isObject(exchange.response.body) ? listOf(exchange.response.body.data) : [];
  const ids = given.map((row) => (isObject(row) ? String(row.id) : ''));
  check('paging', new Set(ids).size === ids.length, () => 'a page lists a bet twice');
  if (!pagination) return;
  const {
    current_page: current,
    has_previous: previous,
    has_next: next,
    total_pages: total,
  } = pagination;
  check('paging', current === page, () => `page ${page} calls itself ${current}`);
  check(
    'paging',
    previous === page > 1,
    () => `page ${page} of ${total} has has_previous ${previous}`,
  );
  check('paging', next === page < total, () => `page ${page} of ${total} has has_next ${next}`);
  check(
    'paging',
    data.length === 0 || rows.length > 0 || total === 1,
    () => `page ${page} of ${total} is empty`,
  );
}

function notePage(player: PlayerState, observed: Observed): void {
  const { exchange, endpoint, check, index } = observed;
  const read = decode(historyDecoder, exchange.response.body);
  if (!read) return;
  const { query } = exchange.request;
  const filters = filtersOf(query);
  const page = Number(query.find(([name]) => name === 'page')?.[1] ?? 1);
  const rows = read.data;
  const isThere = page >= 1 && page <= read.pagination.total_pages;
  if (isThere) checkPage(page, rows, observed);
  checkOrder(rows, observed);
  for (const record of rows)
    check(
      'filters',
      matchesFilters(record, filters),
      () =>
        `bet ${record.id} (${statusOf(record)}, ${sessionOf(record)}, ${record.market.name}) does not match the filter`,
    );
  const isWhole =
    filters.statuses.length + filters.markets.length === 0 && filters.session === undefined;
  if (isWhole && page === 1) checkNewRecords(rows, player, observed);
  for (const record of rows) noteRecord(record, player, observed);
  if (isWhole && page === 1) player.firstPageAt = index;
  if (!Number.isInteger(page) || !isThere) return;
  checkLists({
    player,
    endpoint: endpoint ?? 'history',
    filters,
    page,
    rows,
    total: read.pagination.total_pages,
    exchange: index,
    check,
  });
}

function checkBet(player: PlayerState, observed: Observed): void {
  const { exchange, check } = observed;
  const read = decode(betRecord, exchange.response.body);
  const id = exchange.request.path.split('/').at(-2) ?? '';
  if (!read) return;
  check(
    'two histories',
    read.id === '' || String(read.id) === id,
    () => `bet ${id} is shown as bet ${read.id}`,
  );
  if (String(read.id) === id) noteRecord(read, player, observed);
}

/** Compares histories and single bets with each other and with the bets that were placed. */
export function checkHistory(observed: Observed): void {
  const { endpoint, success, player } = observed;
  if (!success || !player) return;
  if (endpoint === 'history' || endpoint === 'bettingHistory') notePage(player, observed);
  if (endpoint === 'bet') checkBet(player, observed);
}
