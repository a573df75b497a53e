import type { BetRecord } from '@matka/contracts/api/history';
import type { HistoryPage } from '../api/history.ts';

/** Whether no number rises and the last is below the first. */
function falls(values: readonly number[]): boolean {
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  return last < first && values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));
}

/** Only numeric ids show the order of bets. */
const countOf = (id: string): number => (/^-?\d+$/.test(id) ? Number(id) : Number.NaN);

/** Whether bets are in the order of a history, the newest first: by their ids or by their times. */
export const isNewestFirst = (bets: readonly BetRecord[]): boolean =>
  bets.length < 2 ||
  falls(bets.map(({ id }) => countOf(id))) ||
  falls(bets.map(({ timestamps }) => Date.parse(timestamps.created_at)));

/** A time with its zone; `Date.parse` reads one without by the device's zone. */
const zoned = /(Z|[+-]\d\d:?\d\d)$/i;

/** Tolerated difference between two times of a host, in milliseconds. */
export const TOLERANCE = 2000;

/** A time of the host in milliseconds; undefined if ambiguous or unreadable. */
export function timeIn(text: string): number | undefined {
  const time = zoned.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Whether the record of a bet is older than a time of the host. */
export function isOlder({ timestamps }: BetRecord, time: number | null): boolean {
  const placedAt = timeIn(timestamps.created_at);
  return time !== null && placedAt !== undefined && placedAt < time - TOLERANCE;
}

export type ReadPage = (page: number) => Promise<HistoryPage>;

/** Bets in the history that did not exist before a submission. */
export interface NewBets {
  readonly records: readonly BetRecord[];
  /** Whether these are all: the reading reached a bet of the baseline. */
  readonly complete: boolean;
}

/** The newest bets before a submission. */
export interface Baseline {
  readonly ids: readonly string[];
  readonly records: readonly BetRecord[];
  /** The host's time when it was read, in milliseconds; null if the response had none. */
  readonly readAt: number | null;
}

/** Maximum number of pages per search: enough for 220 bids booked one record each. */
export const MAX_PAGES = 30;

const hasMore = ({ pagination }: HistoryPage): boolean =>
  pagination.has_next || pagination.total_pages > 1;

/**
 * Reads the bets that exist before a submission.
 * @returns null if they cannot be distinguished from later ones: an empty first page with further pages, a
 * bet without an id, or several pages that are not sorted by time
 */
export async function readBaseline(readPage: ReadPage): Promise<Baseline | null> {
  const page = await readPage(1);
  const { data, unread = [], servedAt = null } = page;
  const ids = [...data.map(({ id }) => id), ...unread];
  if (ids.includes('')) return null;
  if (hasMore(page) && (data.length === 0 || !isNewestFirst(data))) return null;
  return { ids, records: data, readAt: servedAt };
}

/**
 * Reads the bets that are not in a baseline, page by page until a known one appears. Without a
 * baseline, or where no bet has an id, reads only the first page.
 */
export async function readNewBets(
  readPage: ReadPage,
  baseline: readonly string[] | null,
): Promise<NewBets & { newest: BetRecord | undefined }> {
  const known = new Set(baseline);
  const isNew = (id: string): boolean => !known.has(id);
  const seen: BetRecord[] = [];
  const ids = new Set(known);
  const records: BetRecord[] = [];
  let isComplete = true;
  for (let number = 1; number <= MAX_PAGES; number++) {
    const page = await readPage(number);
    const { data, unread = [], pagination } = page;
    seen.push(...data);
    const unnamed = data.filter(({ id }) => id === '');
    records.push(...data.filter(({ id }) => id === '' || ids.size < ids.add(id).size));
    const isOrdered = isNewestFirst(seen);
    // Unless sorted, the other pages may have new bets too.
    if (number > 1 || hasMore(page)) isComplete &&= isOrdered;
    isComplete &&= unnamed.length === 0 && !unread.some(isNew);
    const result = { records, newest: isOrdered ? seen[0] : undefined };
    const isNameless = data.length > 0 && unnamed.length === data.length;
    if (baseline === null || isNameless) return { ...result, complete: false };
    const isReached = data.some(({ id }) => !isNew(id)) || unread.some((id) => !isNew(id));
    if (isReached && isOrdered) return { ...result, complete: isComplete };
    // The end of the history without a known bet: complete only if there were none.
    if (!pagination.has_next)
      return { ...result, complete: isComplete && (isReached || known.size === 0) };
  }
  return { records, newest: undefined, complete: false };
}
