import type { HistoryResponse } from '@matka/contracts/api/history';
import { dayOf } from '../../lib/days.ts';

/** The part of a page that the search reads. */
export interface DatedPage {
  readonly data: readonly Pick<HistoryResponse['data'][number], 'timestamps'>[];
  readonly pagination: Pick<HistoryResponse['pagination'], 'current_page' | 'total_pages'>;
}

/**
 * The first page of a history, newest first, that reaches back to a day `yyyy-mm-dd` or further; the last one if none
 * does. Reads no more pages than a search by halves needs. Throws what `read` throws.
 */
export async function pageOfDay(
  day: string,
  read: (page: number) => Promise<DatedPage>,
): Promise<DatedPage> {
  const isLater = ({ data }: DatedPage) => {
    const oldest = data.at(-1);
    return oldest !== undefined && dayOf(oldest.timestamps.created_at) > day;
  };
  let found = await read(1);
  let [first, last] = [1, isLater(found) ? found.pagination.total_pages : 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const page = middle === 1 ? found : await read(middle);
    if (isLater(page)) first = middle + 1;
    else last = middle;
  }
  if (found.pagination.current_page !== first) found = await read(first);
  return found;
}

/** Tells if a page has a bet of a day `yyyy-mm-dd`. */
export const hasDay = ({ data }: DatedPage, day: string): boolean =>
  data.some(({ timestamps }) => dayOf(timestamps.created_at) === day);
