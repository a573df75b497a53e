import { recentOf, type SubmissionContext, withSendLockSoon } from './context.ts';
import { isLagging, isSameBet, sharesBid } from './evidence.ts';
import { type Baseline, readBaseline, readOlder } from './history-reading.ts';
import { searchHistory } from './search-history.ts';
import { mayResend, type SendResult, sendStored } from './sending.ts';
import {
  isOpen,
  prepareSubmission,
  type Submission,
  type SubmissionContent,
} from './submission.ts';

/** Maximum wait of a submission for its baseline, in milliseconds. */
const BASELINE_WAIT = 2000;
/** Maximum wait of a repeated submission for a search of the history, in milliseconds: it may have many pages. */
const SEARCH_WAIT = 10_000;
/** How long a baseline is good, in milliseconds: the player may bet on another device meanwhile. */
const BASELINE_LIFE = 15_000;

export type SubmitResult =
  | SendResult
  /** Nothing was sent: it may place bets twice, so the player must consent. */
  | { readonly kind: 'needs-consent'; readonly open: Submission; readonly isSame: boolean };

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const takeBaseline = ({ host }: SubmissionContext): Promise<Baseline | null> =>
  readBaseline(host.readPage).catch(() => null);

/** A baseline that is read while the player confirms. */
export interface Ahead {
  readonly baseline: Promise<Baseline | null>;
  readonly requestedAt: number;
  /** The submissions at that time, of any tab. */
  readonly submissions: string;
}

const submissionsOf = ({ store }: SubmissionContext): string => JSON.stringify(store.all());

export const readAhead = (context: SubmissionContext): Ahead => ({
  baseline: takeBaseline(context),
  requestedAt: performance.now(),
  submissions: submissionsOf(context),
});

/** The baseline read ahead if it is recent and readable and no submission changed since, else a new one. */
async function latestBaseline(
  context: SubmissionContext,
  ahead: Ahead | undefined,
): Promise<Baseline | null> {
  const isGood =
    ahead !== undefined &&
    performance.now() - ahead.requestedAt < BASELINE_LIFE &&
    ahead.submissions === submissionsOf(context);
  return (isGood && (await ahead.baseline)) || takeBaseline(context);
}

/** A unique key that starts with the time, so that keys sort by age. */
function newKey(): string {
  // Not `randomUUID`, which pages without TLS lack.
  const random = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  );
  return [Date.now().toString(36).padStart(9, '0'), ...random].join('-');
}

/**
 * Whether a baseline may lack equal bets that were placed lately. Where a host has a record for each number they may fill
 * its page: then these are counted on the next ones, for a while.
 */
async function mayLack(
  context: SubmissionContext,
  content: SubmissionContent,
  known: Baseline,
): Promise<boolean> {
  const { host } = context;
  const recent = recentOf(context);
  const lags = (records: Baseline['records']) =>
    isLagging(content, recent, records, host.knowsKeys());
  if (!lags(known.records)) return false;
  const since = Math.min(...recent.map(({ firstSentAt }) => firstSentAt?.host ?? Infinity));
  let isLate = false;
  const late = pause(BASELINE_WAIT).then(() => {
    isLate = true;
    return known.records;
  });
  const older = readOlder(host.readPage, known, since, (seen) => !isLate && lags(seen));
  return lags(await Promise.race([older.catch(() => known.records), late]));
}

async function prepare(
  context: SubmissionContext,
  content: SubmissionContent,
  ahead: Ahead | undefined,
  similar: readonly Submission[],
): Promise<string> {
  const { store } = context;
  const submission = prepareSubmission(newKey(), content);
  const reading = latestBaseline(context, ahead);
  store.write(submission);
  const known = await Promise.race([reading, pause(BASELINE_WAIT).then(() => null)]);
  const lags = known !== null && (await mayLack(context, content, known));
  store.write({
    ...submission,
    baseline: known?.ids ?? null,
    baselineReadAt: known?.readAt ?? null,
    contested: similar.length > 0 || lags,
  });
  for (const { key } of similar) {
    const other = store.read(key);
    if (other) store.write({ ...other, contested: true });
  }
  return submission.key;
}

/** Sends an open submission again under its own key, after a search of the history. Needs the lock. */
async function repeat(
  context: SubmissionContext,
  key: string,
  agreed: boolean,
): Promise<SubmitResult> {
  await Promise.race([searchHistory(context, key), pause(SEARCH_WAIT)]);
  const open = context.store.read(key);
  if (!open || !isOpen(open)) return { kind: 'settled', submission: open };
  if (!agreed && !mayResend(context, open)) return { kind: 'needs-consent', open, isSame: true };
  return sendStored(context, key);
}

/** Sends an open submission again for the player; `agreed`: after the warning that it may be placed twice. */
export const sendAgain = (
  context: SubmissionContext,
  key: string,
  agreed: boolean,
): Promise<SubmitResult> => withSendLockSoon(context, () => repeat(context, key, agreed));

/**
 * Submits bets, one submission at a time. The same bets as an open submission are sent under its key.
 * @param agreed the player was warned that bets may be placed twice
 * @param repeats the open submission that the warning was about; it may be placed since
 */
export function submitContent(
  context: SubmissionContext,
  content: SubmissionContent,
  agreed: boolean,
  {
    repeats,
    ahead,
  }: { readonly repeats?: Submission | undefined; readonly ahead?: Ahead | undefined } = {},
): Promise<SubmitResult> {
  const { store } = context;
  const findSame = (list: readonly Submission[]) => list.find((each) => isSameBet(each, content));
  // Another tab may send it while this waits, or be about to.
  const before =
    repeats ?? findSame(store.list().filter((each) => isOpen(each) || each.status === 'prepared'));
  return withSendLockSoon(context, async () => {
    // Placed while this waited: these are the same bets.
    const since = before && store.read(before.key);
    if (since?.status === 'placed') return { kind: 'settled', submission: since };
    const open = store.list().filter(isOpen);
    const same = findSame(open);
    if (same) return repeat(context, same.key, agreed);
    const similar = open.filter((each) => sharesBid(each, content));
    const [first] = similar;
    if (first && !agreed) return { kind: 'needs-consent', open: first, isSame: false };
    const key = await prepare(context, content, ahead, similar);
    // Refused while this waited: the new submission replaces it.
    if (since) store.remove(since.key);
    return sendStored(context, key);
  });
}
