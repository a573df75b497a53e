import { keyOfRecord } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { Observed, PlayerState, ReadList } from '../state.ts';
import { belongsTo, filtersText, type HistoryFilters } from './history-filters.ts';

interface ListOfBets {
  player: PlayerState;
  endpoint: 'history' | 'bettingHistory';
  filters: HistoryFilters;
  observed: Observed;
}

interface ReadPage extends ListOfBets {
  page: number;
  rows: readonly BetRecord[];
  total: number;
}

const noFilters: HistoryFilters = { statuses: [], session: undefined, markets: [] };

const keyOf = (endpoint: string, { statuses, session, markets }: HistoryFilters): string =>
  JSON.stringify([endpoint, [...statuses].sort(), session ?? '', [...markets].sort()]);

function listFor({ player, endpoint, filters, total }: ReadPage): ReadList {
  const key = keyOf(endpoint, filters);
  const found = player.lists.get(key);
  if (found?.version === player.version && found.totalPages === total) return found;
  const list: ReadList = { version: player.version, pages: new Map(), totalPages: total };
  player.lists.set(key, list);
  return list;
}

/** The list as far as it was read since the latest bet; undefined when it was not. */
function currentList({ player, endpoint, filters }: ListOfBets): ReadList | undefined {
  const list = player.lists.get(keyOf(endpoint, filters));
  return list?.version === player.version ? list : undefined;
}

/** The rows of a list whose pages were all read; undefined otherwise. */
function wholeOf({ pages, totalPages }: ReadList): BetRecord[] | undefined {
  const all = Array.from({ length: Math.max(1, totalPages) }, (_, index) => pages.get(index + 1));
  return all.every((rows) => rows !== undefined) ? all.flatMap((rows) => rows ?? []) : undefined;
}

const holds = (rows: readonly BetRecord[], record: BetRecord): boolean =>
  rows.some((row) => keyOfRecord(row) === keyOfRecord(record));

const ids = (rows: readonly BetRecord[]): string => rows.map(keyOfRecord).join(' ');

const time = (row: BetRecord | undefined) => Date.parse(row?.timestamps.created_at ?? '');

function checkAcrossPages(list: ReadList, { page, rows, observed: { check } }: ReadPage): void {
  for (const [other, theirs] of list.pages) {
    if (other === page) continue;
    const twice = rows.find((row) => holds(theirs, row));
    check(
      'paging',
      !twice,
      '$.data',
      () => `holds bet ${twice?.id} on page ${other} and on page ${page}`,
    );
  }
  const size = list.pages.get(1)?.length;
  if (size !== undefined && page > 1 && page < list.totalPages)
    check(
      'paging',
      rows.length === size,
      '$.data',
      () => `has ${rows.length} rows on page ${page}, page 1 has ${size}`,
    );
  const ordered = (above: BetRecord | undefined, below: BetRecord | undefined, last: number) =>
    check(
      'ordering',
      !(time(above) < time(below)),
      '$.data[0].timestamps.created_at',
      () => `on page ${last + 1} is later than that of the last bet on page ${last}`,
    );
  const [previous, next] = [list.pages.get(page - 1), list.pages.get(page + 1)];
  if (previous) ordered(previous.at(-1), rows[0], page - 1);
  if (next) ordered(rows.at(-1), next[0], page);
}

function checkFiltered(
  whole: readonly BetRecord[],
  part: readonly BetRecord[],
  { player, filters, observed: { check, doubt } }: ReadPage,
): void {
  const expected = whole.filter((record) => belongsTo(record, filters));
  const missing = expected.find((row) => !holds(part, row));
  const known = missing && player.records.get(keyOfRecord(missing));
  const place = filtersText(filters);
  if (!missing) check('filters', true, place, () => '');
  // The bet may have been decided since the whole list was read.
  if (known?.page)
    doubt({
      rule: 'filters',
      place,
      text: () => `leaves out bet ${missing?.id}, which matches it`,
      question: known.page,
      isStill: () => {
        const now = player.records.get(keyOfRecord(known.record));
        return now !== undefined && belongsTo(now.record, filters);
      },
    });
  const extra = part.find((row) => !holds(whole, row));
  check('filters', !extra, place, () => `shows bet ${extra?.id}, which is not in the whole list`);
}

/** Compares a page with the other pages of its list, and complete lists with each other. */
export function checkLists(one: ReadPage): void {
  const { player, endpoint, filters, page, rows, observed } = one;
  const { check } = observed;
  const list = listFor(one);
  checkAcrossPages(list, one);
  list.pages.set(page, rows);
  const complete = wholeOf(list);
  if (!complete) return;
  const current = (name: 'history' | 'bettingHistory', wanted: HistoryFilters) => {
    const other = currentList({ ...one, endpoint: name, filters: wanted });
    return other && wholeOf(other);
  };
  const other = endpoint === 'history' ? 'bettingHistory' : 'history';
  const theirs = current(other, filters);
  if (theirs)
    check(
      'two histories',
      ids(theirs) === ids(complete),
      '$.data',
      () =>
        `lists ${complete.length} bets, the other history ${theirs.length}, or in another order`,
    );
  if (keyOf(endpoint, filters) === keyOf(endpoint, noFilters)) {
    for (const { record } of player.records.values())
      check(
        'stable records',
        holds(complete, record),
        '$.data',
        () => `lacks bet ${record.id}, which another response has`,
      );
    return;
  }
  const whole = current(endpoint, noFilters) ?? current(other, noFilters);
  if (whole) checkFiltered(whole, complete, one);
}

/** A page that a list counts can be read; a filter that no bet passes gives an empty list. */
export function checkMissingPage(list: ListOfBets, page: number): void {
  const { status } = list.observed.exchange.response;
  const counted = currentList(list)?.totalPages ?? 0;
  if (status < 400 || [401, 403, 408, 429].includes(status)) return;
  if (page > 1 && page <= counted)
    list.observed.check(
      'paging',
      false,
      'status',
      () => `is ${status} for page ${page} of ${counted}`,
    );
  const isFiltered = keyOf('', list.filters) !== keyOf('', noFilters);
  if (page === 1 && isFiltered)
    list.observed.check(
      'filters',
      false,
      'status',
      () =>
        `is ${status} for ${filtersText(list.filters)}, expected a list: the player reads an error`,
    );
}

/** A page after the last one holds no bet that the pages before it lack. */
export function checkPageBeyond(list: ListOfBets, page: number, rows: readonly BetRecord[]): void {
  const current = currentList(list);
  const whole = current && wholeOf(current);
  if (!whole || page < 1) return;
  const untold = rows.find((row) => !holds(whole, row));
  list.observed.check(
    'paging',
    !untold,
    '$.pagination.total_pages',
    () => `does not count page ${page}, which holds bet ${untold?.id}`,
  );
}
