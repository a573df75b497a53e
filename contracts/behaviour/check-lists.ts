import type { BetRecord } from '../decoders/history.ts';
import { type HistoryFilters, matchesFilters } from './history-filters.ts';
import { keyOfRecord } from './numbers.ts';
import type { Check } from './rules.ts';
import type { PlayerState, ReadList } from './state.ts';

/** A page of a list of a player. */
export interface ReadPage {
  player: PlayerState;
  endpoint: string;
  filters: HistoryFilters;
  page: number;
  rows: readonly BetRecord[];
  total: number;
  exchange: number;
  check: Check;
}

const noFilters: HistoryFilters = { statuses: [], session: undefined, markets: [] };

const keyOf = (endpoint: string, { statuses, session, markets }: HistoryFilters): string =>
  JSON.stringify([endpoint, [...statuses].sort(), session ?? '', [...markets].sort()]);

function listFor(one: ReadPage): ReadList {
  const { player, endpoint, filters, total, exchange } = one;
  const key = keyOf(endpoint, filters);
  const found = player.lists.get(key);
  if (found?.version === player.version && found.totalPages === total) return found;
  const list: ReadList = { version: player.version, pages: new Map(), totalPages: total, exchange };
  player.lists.set(key, list);
  return list;
}

/** The rows of a list whose pages were all read; undefined otherwise. */
function wholeOf({ pages, totalPages }: ReadList): BetRecord[] | undefined {
  const all = Array.from({ length: totalPages }, (_, index) => pages.get(index + 1));
  return all.every((rows) => rows !== undefined) ? all.flatMap((rows) => rows ?? []) : undefined;
}

/** Whether rows contain a record. */
const holds = (rows: readonly BetRecord[], record: BetRecord): boolean =>
  rows.some((row) => keyOfRecord(row) === keyOfRecord(record));

const ids = (rows: readonly BetRecord[]): string => rows.map(keyOfRecord).join(' ');

function checkAcrossPages(list: ReadList, { page, rows, check }: ReadPage): void {
  for (const [other, theirs] of list.pages) {
    if (other === page) continue;
    const twice = rows.find((row) => holds(theirs, row));
    check('paging', !twice, () => `bet ${twice?.id} is on page ${other} and on page ${page}`);
  }
  const next = list.pages.get(page + 1);
  const previous = list.pages.get(page - 1);
  const size = list.pages.get(1)?.length;
  if (size !== undefined && page > 1 && page < list.totalPages)
    check(
      'paging',
      rows.length === size,
      () => `page ${page} has ${rows.length} rows, page 1 has ${size}`,
    );
  const time = (row: BetRecord | undefined) => Date.parse(row?.timestamps.created_at ?? '');
  const falls = (above: BetRecord | undefined, below: BetRecord | undefined) =>
    !(time(above) < time(below));
  if (previous)
    check(
      'ordering',
      falls(previous.at(-1), rows[0]),
      () => `page ${page} begins with a newer bet than page ${page - 1} ends with`,
    );
  if (next)
    check(
      'ordering',
      falls(rows.at(-1), next[0]),
      () => `page ${page + 1} begins with a newer bet than page ${page} ends with`,
    );
}

function checkFiltered(
  whole: readonly BetRecord[],
  part: readonly BetRecord[],
  { filters, check }: ReadPage,
): void {
  const expected = whole.filter((record) => matchesFilters(record, filters));
  const missing = expected.find((row) => !holds(part, row));
  check(
    'filters',
    !missing,
    () => `bet ${missing?.id} matches the filter and is missing in its list`,
  );
  const extra = part.find((row) => !holds(whole, row));
  check('filters', !extra, () => `bet ${extra?.id} is in a filtered list and not in the whole`);
}

/** Compares a page with the other pages of its list, and complete lists with each other. */
export function checkLists(one: ReadPage): void {
  const { player, endpoint, filters, page, rows, exchange, check } = one;
  const list = listFor(one);
  checkAcrossPages(list, one);
  list.pages.set(page, rows);
  list.exchange = exchange;
  const complete = wholeOf(list);
  if (!complete) return;
  const current = (name: string, wanted: HistoryFilters) => {
    const other = player.lists.get(keyOf(name, wanted));
    return other?.version === player.version ? wholeOf(other) : undefined;
  };
  const other = endpoint === 'history' ? 'bettingHistory' : 'history';
  const theirs = current(other, filters);
  if (theirs)
    check(
      'two histories',
      ids(theirs) === ids(complete),
      () => `the two histories list different bets: ${complete.length} and ${theirs.length}`,
    );
  const key = keyOf(endpoint, filters);
  if (key === keyOf(endpoint, noFilters)) {
    for (const known of player.records.values()) {
      const { record } = known;
      const lost = !holds(complete, record);
      check('stable records', !lost, () => `bet ${record.id} was in the history and is gone`);
    }
    return;
  }
  const whole = current(endpoint, noFilters) ?? current(other, noFilters);
  if (whole) checkFiltered(whole, complete, one);
}
