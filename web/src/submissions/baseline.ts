import type { BetRecord } from '@matka/contracts/api/history';
import { recentOf, type SubmissionContext } from './context.ts';
import { isLagging } from './evidence.ts';
import {
  areOfOneTime,
  hasMore,
  isEnough,
  isNewestFirst,
  isSince,
  type ReadPage,
} from './history-reading.ts';
import { pause } from './pause.ts';
import type { Submission, SubmissionContent } from './submission.ts';

/** Maximum wait of a submission for its baseline, in milliseconds. */
export const BASELINE_WAIT = 2000;
/** The time for which a baseline is valid, in milliseconds: the player may bet on another device meanwhile. */
const BASELINE_LIFE = 15_000;

export interface Baseline {
  readonly ids: readonly string[];
  readonly records: readonly BetRecord[];
  /** The host's time when it was read, in milliseconds; null if the response had none. */
  readonly readAt: number | null;
  /** True if older bets are on further pages. */
  readonly hasOlder?: boolean;
}

/** The bets before a submission; null if later ones cannot be distinguished: no ids, no order, or an empty first page. */
export async function readBaseline(readPage: ReadPage): Promise<Baseline | null> {
  const page = await readPage(1);
  const { data, unread = [], servedAt = null } = page;
  const ids = [...data.map(({ id }) => id), ...unread];
  if (ids.includes('')) return null;
  const hasOrder = isNewestFirst(data) || areOfOneTime(data);
  if (hasMore(page) && (data.length === 0 || !hasOrder)) return null;
  return { ids, records: data, readAt: servedAt, hasOlder: page.pagination.has_next };
}

/**
 * The bets of a baseline and of later pages, as long as `wants` asks for more and the bets were placed since `since` (host
 * time, milliseconds).
 */
export async function readOlder(
  readPage: ReadPage,
  { records, hasOlder = false }: Baseline,
  since: number,
  wants: (records: readonly BetRecord[]) => boolean,
): Promise<readonly BetRecord[]> {
  const seen = [...records];
  const isRecent = (bet: BetRecord) => isSince(bet, since);
  let isMore = hasOlder;
  for (let number = 2; isMore && seen.every(isRecent) && wants(seen); number++) {
    const page = await readPage(number);
    // A bet that moved to the next page meanwhile occurs twice.
    const ids = new Set(seen.map(({ id }) => id));
    const older = page.data.filter(({ id }) => id !== '' && !ids.has(id));
    seen.push(...older.filter(isRecent));
    isMore = page.pagination.has_next && older.every(isRecent) && !isEnough(page, seen.length);
  }
  return seen;
}

const takeBaseline = ({ host }: SubmissionContext): Promise<Baseline | null> =>
  readBaseline(host.readPage).catch(() => null);

/** A baseline that is read while the player confirms. */
interface Ahead {
  readonly baseline: Promise<Baseline | null>;
  readonly requestedAt: number;
  /** The submissions at that time, of any tab. */
  readonly submissions: string;
}

const submissionsOf = ({ store }: SubmissionContext): string => JSON.stringify(store.all());

const readWhileConfirming = new WeakMap<SubmissionContext, Ahead>();

/** Reads the bets that exist before a submission that the player is about to confirm. */
export function readAhead(context: SubmissionContext, baseline = takeBaseline(context)): void {
  readWhileConfirming.set(context, {
    baseline,
    requestedAt: performance.now(),
    submissions: submissionsOf(context),
  });
}

/** The baseline read ahead if it is recent and readable and no submission changed since, else a new one. */
async function latestBaseline(context: SubmissionContext): Promise<Baseline | null> {
  const ahead = readWhileConfirming.get(context);
  const isGood =
    ahead !== undefined &&
    performance.now() - ahead.requestedAt < BASELINE_LIFE &&
    ahead.submissions === submissionsOf(context);
  return (isGood && (await ahead.baseline)) || takeBaseline(context);
}

type Known = Pick<Submission, 'baseline' | 'baselineReadAt' | 'contested'>;
const NOTHING: Known = { baseline: null, baselineReadAt: null, contested: false };

/**
 * Reads the history before a submission. It may lack equal bets that were placed lately: where a host has a record for each
 * number they may fill the first page, so they are counted on the next ones too.
 */
async function readBefore(
  context: SubmissionContext,
  content: SubmissionContent,
  isLate: () => boolean,
): Promise<Known> {
  const { host } = context;
  const known = await latestBaseline(context);
  if (!known) return NOTHING;
  const recent = recentOf(context);
  const lags = (records: Baseline['records']) =>
    isLagging(content, recent, records, host.knowsKeys());
  const since = Math.min(...recent.map(({ firstSentAt }) => firstSentAt?.host ?? Infinity));
  const bets = await readOlder(host.readPage, known, since, (seen) => !isLate() && lags(seen));
  return { baseline: known.ids, baselineReadAt: known.readAt, contested: lags(bets) };
}

/** The history before a submission, as far as it is known. A history that was read too late is ignored. */
export async function baselineFor(
  context: SubmissionContext,
  content: SubmissionContent,
): Promise<Known> {
  let isLate = false;
  const late = pause(BASELINE_WAIT).then(() => {
    isLate = true;
    return NOTHING;
  });
  return Promise.race([readBefore(context, content, () => isLate).catch(() => NOTHING), late]);
}
