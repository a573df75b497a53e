import type { BetRecord } from '../reader.ts';
import type { ReadList } from '../state.ts';
import { filtersText, isFiltered } from './history-filters.ts';
import {
  checkReads,
  currentList,
  holds,
  type ListOfBets,
  latestList,
  questionsOf,
  type ReadPage,
  wholeOf,
} from './read-lists.ts';

/** Compares a page with the other pages of its list. */
export function checkAcrossPages(list: ReadList, one: ReadPage): void {
  const { page, rows, observed } = one;
  const rowsNow = (other: number) => latestList(one)?.pages.get(other)?.rows ?? [];
  for (const [other, theirs] of list.pages) {
    if (other === page) continue;
    const twice = rows.find((row) => holds(theirs.rows, row));
    checkReads(one, !twice, {
      rule: 'paging',
      place: ['data'],
      text: () => `holds bet ${twice?.id} on page ${other} and on page ${page}`,
      questions: [theirs.question],
      isStill: () => twice !== undefined && holds(rowsNow(other), twice),
    });
  }
  const size = list.pages.get(1)?.rows.length;
  if (size !== undefined && page > 1 && page < list.totalPages)
    observed.check(
      'paging',
      rows.length === size,
      ['data'],
      () => `has ${rows.length} rows on page ${page}, page 1 has ${size}`,
    );
}

/** A page that a list counts must be readable; a filter that no bet matches gives an empty list. */
export function checkMissingPage(list: ListOfBets, page: number): void {
  const { status } = list.observed.exchange.response;
  const current = currentList(list);
  const counted = current?.totalPages ?? 0;
  if (status < 400 || [401, 403, 408, 429].includes(status)) return;
  if (current && page > 1 && page <= counted)
    checkReads(list, false, {
      rule: 'paging',
      place: 'status',
      text: () => `is ${status} for page ${page} of ${counted}`,
      questions: questionsOf(current).slice(0, 1),
      isStill: () => page <= (latestList(list)?.totalPages ?? 0),
    });
  if (page === 1 && isFiltered(list.filters))
    list.observed.check(
      'filters',
      false,
      'status',
      () =>
        `is ${status} for ${filtersText(list.filters)}, expected a list: the player reads an error`,
    );
}

/** A page after the last page has no bet that earlier pages lack. */
export function checkPageBeyond(list: ListOfBets, page: number, rows: readonly BetRecord[]): void {
  const whole = wholeOf(currentList(list));
  if (!whole || page < 1) return;
  const untold = rows.find((row) => !holds(whole, row));
  list.observed.check(
    'paging',
    !untold,
    ['pagination', 'total_pages'],
    () => `does not count page ${page}, which holds bet ${untold?.id}`,
  );
}
