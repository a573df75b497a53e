import { markInterrupted, recentOf, type SubmissionContext, withSendLock } from './context.ts';
import { isLagging, isSameBet, sharesBid } from './evidence.ts';
import { type Baseline, readBaseline } from './history-reading.ts';
import { searchHistory } from './search-history.ts';
import { mayResend, type SendResult, sendStored } from './sending.ts';
import {
  isOpen,
  prepareSubmission,
  type Submission,
  type SubmissionContent,
} from './submission.ts';

export type ReadBaseline = () => Promise<Baseline | null>;

/** Maximum wait of a submission for its baseline, in milliseconds. */
const BASELINE_WAIT = 2000;

export interface SubmitOptions {
  /** Read while the confirmation was open; read again if another submission was running. */
  readonly baseline: ReadBaseline;
  /** The player was warned that bets may be placed twice. */
  readonly agreed: boolean;
  /** The open submission of the same bets that the warning was about; it may be placed since. */
  readonly repeats?: Submission | undefined;
}

export type SubmitResult =
  | SendResult
  /** Nothing was sent: it may place bets twice, so the player must consent. */
  | { readonly kind: 'needs-consent'; readonly open: Submission; readonly isSame: boolean };

/** Reads the baseline for a submission that may follow; null if it cannot be read. */
export const takeBaseline = ({ host }: SubmissionContext): Promise<Baseline | null> =>
  readBaseline(host.readPage).catch(() => null);

/** A unique key that starts with the time, so that keys sort by age. */
function newKey(): string {
  // Not `randomUUID`, which pages without TLS lack.
  const random = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(36),
  );
  return [Date.now().toString(36).padStart(9, '0'), ...random].join('-');
}

/** The result of a promise, or null after a timeout. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), BASELINE_WAIT);
  });
  const first = await Promise.race([promise, late]);
  clearTimeout(timer);
  return first;
}

/** Stores a submission with its baseline before anything is sent. */
async function prepare(
  context: SubmissionContext,
  content: SubmissionContent,
  baseline: ReadBaseline,
  similar: readonly Submission[],
): Promise<string> {
  const { store, host } = context;
  const submission = prepareSubmission(newKey(), content);
  // Before the change of storage, which makes a baseline read ahead invalid.
  const reading = baseline();
  store.write(submission);
  const known = await inTime(reading);
  const lags = known !== null && isLagging(content, recentOf(context), known, host.knowsKeys());
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

/** Sends an open submission again under its own key, after checking the history. */
async function repeat(
  context: SubmissionContext,
  key: string,
  agreed: boolean,
): Promise<SubmitResult> {
  const open = await searchHistory(context, key);
  if (!open || !isOpen(open)) return { kind: 'settled', submission: open };
  if (!agreed && !mayResend(context, open)) return { kind: 'needs-consent', open, isSame: true };
  return sendStored(context, key);
}

/**
 * Sends an open submission again for the player; `agreed`: after the warning that it may be placed
 * twice.
 */
export const sendAgain = (
  context: SubmissionContext,
  key: string,
  agreed: boolean,
): Promise<SubmitResult> =>
  withSendLock(context, async () => {
    markInterrupted(context);
    return repeat(context, key, agreed);
  });

/**
 * Submits bets, one submission of the player at a time. The same bets as an open submission are
 * sent under its key; bets that share one with an open submission need the player's consent.
 */
export function submitContent(
  context: SubmissionContext,
  content: SubmissionContent,
  { baseline, agreed, repeats }: SubmitOptions,
): Promise<SubmitResult> {
  const { store } = context;
  const findSame = (list: readonly Submission[]) => list.find((each) => isSameBet(each, content));
  // Another tab may send it while this waits, or be about to.
  const before =
    repeats ?? findSame(store.list().filter((each) => isOpen(each) || each.status === 'prepared'));
  return withSendLock(context, async (waited) => {
    markInterrupted(context);
    // Placed while this waited: these are the same bets.
    const since = before && store.read(before.key);
    if (since?.status === 'placed') return { kind: 'settled', submission: since };
    const open = store.list().filter(isOpen);
    const same = findSame(open);
    if (same) return repeat(context, same.key, agreed);
    const similar = open.filter((each) => sharesBid(each, content));
    const [first] = similar;
    if (first && !agreed) return { kind: 'needs-consent', open: first, isSame: false };
    const read = waited ? () => takeBaseline(context) : baseline;
    const key = await prepare(context, content, read, similar);
    // Refused while this waited: the new submission replaces it.
    if (since) store.remove(since.key);
    return sendStored(context, key);
  });
}
