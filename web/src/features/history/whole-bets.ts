import type { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { type Fetched, useFetched } from '../../api/swr.ts';
import { submissionOf } from './bets-by-day.ts';

/** Number of pages that are read for the rest of a submission. */
const MOST_PAGES = 4;

export interface Rest {
  readonly records: readonly BetRecord[];
  /** The number of the next page; undefined after the last. */
  readonly next: number | undefined;
  /** True if the submission has more bids than were read. */
  readonly isCut: boolean;
}

const keyAt = ({ data }: HistoryResponse, at: number): string | undefined => {
  const record = data.at(at);
  return record && submissionOf(record);
};

/** Reads from the next pages the rest of the submission that a page ends with. Throws what `read` throws. */
export async function readRest(
  page: HistoryResponse,
  read: (number: number) => Promise<HistoryResponse>,
): Promise<Rest> {
  const key = keyAt(page, -1);
  const records: BetRecord[] = [];
  let { pagination } = page;
  for (let count = 0; count < MOST_PAGES && pagination.has_next; count++) {
    const following = await read(pagination.current_page + 1);
    pagination = following.pagination;
    const end = following.data.findIndex((record) => submissionOf(record) !== key);
    records.push(...(end < 0 ? following.data : following.data.slice(0, end)));
    if (end >= 0) return { records, next: pagination.current_page, isCut: false };
  }
  const isCut = pagination.has_next;
  return { records, next: isCut ? pagination.current_page + 1 : undefined, isCut };
}

/** The end of the previous page. */
export interface PageEnd {
  /** Its last submission. */
  readonly submission: string | undefined;
  /** True if that page already showed the bids of that submission on this page. */
  readonly isWhole: boolean;
}

/**
 * A page with whole submissions: it has the rest of the last submission, without the bids of the first that the previous
 * page showed. Gives that page, its end, the number of the next page, and if its first and last bet may have more bids.
 *
 * @param before the end of the previous page, if known
 */
export function useWholeBets(
  fetched: Fetched<HistoryResponse>,
  read: (page: number) => Promise<HistoryResponse>,
  before: PageEnd | undefined,
) {
  const page = fetched.data;
  const submission = page && keyAt(page, -1);
  // A bet may exceed a page only if it has a record for each number.
  const isOpen =
    page?.pagination.has_next && submission !== undefined && submission === keyAt(page, -2);
  const { data: rest } = useFetched<Rest | undefined>(
    isOpen ? ['rest-of-bet', submission, page.pagination.current_page, page.data.at(-1)?.id] : null,
    async () => page && readRest(page, read),
  );
  if (!page) return { whole: fetched, end: undefined, next: undefined, cut: [false, false] };
  const { data, pagination } = page;
  const goesOn = before?.submission !== undefined && before.submission === keyAt(page, 0);
  const own = data.findIndex((record) => submissionOf(record) !== before?.submission);
  const records = goesOn && before.isWhole && own > 0 ? data.slice(own) : data;
  const known = isOpen ? rest : { records: [], next: pagination.current_page + 1, isCut: false };
  const next = known ? known.next : pagination.current_page + 1;
  const isCut = known?.isCut !== false;
  const merged: HistoryResponse = {
    data: [...records, ...(known?.records ?? [])],
    pagination: { ...pagination, has_next: pagination.has_next && next !== undefined },
  };
  const isFirstCut = pagination.current_page > 1 && (!before || (goesOn && !before.isWhole));
  return {
    whole: { ...fetched, data: merged },
    end: { submission, isWhole: rest?.isCut === false },
    next,
    cut: [isFirstCut, isCut],
  };
}
