import type { BetRecord } from '@matka/contracts/api/history';
import type { HistoryPage } from '../api/history.ts';
import { inHundredths } from '../lib/money.ts';
import { readMoment } from '../lib/time.ts';

/** Tells if no number rises and the last is below the first. */
const falls = (values: readonly number[]): boolean =>
  (values.at(-1) ?? 0) < (values[0] ?? 0) &&
  values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));

/** Only numeric ids show the order of bets. */
const countOf = (id: string): number => (/^-?\d+$/.test(id) ? Number(id) : Number.NaN);

const createdAt = ({ timestamps }: BetRecord): number => readMoment(timestamps.created_at);

/** Tells if bets are in the order of a history, the newest first: by their ids or by their times. */
export const isNewestFirst = (bets: readonly BetRecord[]): boolean =>
  bets.length < 2 || falls(bets.map(({ id }) => countOf(id))) || falls(bets.map(createdAt));

/** True if all bets have one time, like the bets of one request: their times show no order. */
export const areOfOneTime = (bets: readonly BetRecord[]): boolean =>
  new Set(bets.map(createdAt)).size === 1 && !bets.some((bet) => Number.isNaN(createdAt(bet)));

/** The wallet after a bet, in points; undefined if its record lacks the amount before it. */
export const balanceAfter = ({ bet_details: bet }: BetRecord): number | undefined =>
  typeof bet.before_amount === 'number' ? inHundredths(bet.before_amount - bet.amount) : undefined;

/** The newest of ordered bets; undefined without an order. Among bets of one time, the lowest balance is the newest. */
export function newestOf(bets: readonly BetRecord[]): BetRecord | undefined {
  const [first] = bets;
  if (!first || !isNewestFirst(bets)) return undefined;
  const balance = (bet: BetRecord) => balanceAfter(bet) ?? Infinity;
  return bets
    .filter((bet) => createdAt(bet) === createdAt(first))
    .reduce((least, bet) => (balance(bet) < balance(least) ? bet : least), first);
}

/** Tolerated difference between two times of a host, which have whole seconds; in milliseconds. */
export const ROUNDING = 2000;

/** The time at which a bet was placed, in milliseconds; undefined without a zone, because a guess must not settle a bet. */
export function placedAtOf({ timestamps: { created_at } }: BetRecord): number | undefined {
  const time = /(Z|[+-]\d\d:?\d\d)$/i.test(created_at) ? Date.parse(created_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Tells if a bet is older than a time of the host; false if either is unknown. */
export const isOlder = (bet: BetRecord, time: number | null): boolean =>
  time !== null && (placedAtOf(bet) ?? Infinity) < time - ROUNDING;

/** Tells if a bet is not older than a time of the host; false if either is unknown. */
export const isSince = (bet: BetRecord, time: number | null): boolean =>
  time !== null && (placedAtOf(bet) ?? -Infinity) >= time - ROUNDING;

export type ReadPage = (page: number) => Promise<HistoryPage>;

/** Bets in the history that did not exist before a submission. */
export interface NewBets {
  readonly records: readonly BetRecord[];
  /** True if these are all new bets: the reading reached a bet of the baseline. */
  readonly complete: boolean;
}

/** Number of bets that a search may read: enough for 220 bids with separate records. */
export const MAX_BETS = 300;

/** Tells if no further page is read, for example after a page without a readable bet. */
export const isEnough = ({ data }: HistoryPage, bets: number): boolean =>
  data.length === 0 || bets >= MAX_BETS;

export const hasMore = ({ pagination }: HistoryPage): boolean =>
  pagination.has_next || pagination.total_pages > 1;

/** Reads the bets that are not in a baseline, page by page until a known one appears; without a baseline or ids one page. */
export async function readNewBets(
  readPage: ReadPage,
  baseline: readonly string[] | null,
): Promise<NewBets & { newest: BetRecord | undefined }> {
  const known = new Set(baseline);
  const seen: BetRecord[] = [];
  const unread: string[] = [];
  for (let number = 1; ; number++) {
    const page = await readPage(number);
    seen.push(...page.data);
    unread.push(...(page.unread ?? []));
    const isSorted = isNewestFirst(seen);
    const ids = [...seen.map(({ id }) => id), ...unread];
    const isReached = ids.some((id) => known.has(id));
    const isEnd = !page.pagination.has_next;
    // Without ids the later pages prove nothing either.
    const isNameless = page.data.length > 0 && page.data.every(({ id }) => id === '');
    const isDone = isEnd || isNameless || (isReached && isSorted) || isEnough(page, seen.length);
    if (baseline !== null && !isDone) continue;
    // A bet that moved to the next page meanwhile occurs twice.
    const isFirst = ({ id }: BetRecord, at: number) => id === '' || ids.indexOf(id) === at;
    return {
      records: seen.filter((bet, at) => !known.has(bet.id) && isFirst(bet, at)),
      complete:
        // The end without a known bet: these are all new bets only if the baseline is empty.
        (isReached || (isEnd && known.size === 0)) &&
        // If the page is not sorted, other pages may have new bets too.
        (isSorted || number === 1) &&
        !ids.includes('') &&
        unread.every((id) => known.has(id)),
      newest: newestOf(seen),
    };
  }
}
