import { randomText } from '../lib/random-text.ts';
import { baselineFor } from './baseline.ts';
import { type SubmissionContext, type TabWait, withSendLock } from './context.ts';
import { isSameBet, sharesBid } from './evidence.ts';
import { pause } from './pause.ts';
import { searchHistory } from './search-history.ts';
import { mayResend, type SendResult, sendStored } from './sending.ts';
import {
  isOpen,
  prepareSubmission,
  type Submission,
  type SubmissionContent,
} from './submission.ts';

/** Maximum wait of a repeated submission for a search of the history, in milliseconds: it may have many pages. */
const SEARCH_WAIT = 10_000;

export type SubmitResult =
  | SendResult
  /** Nothing was sent: it may place bets twice, so the player must consent. */
  | { readonly kind: 'needs-consent'; readonly open: Submission; readonly isSame: boolean };

/** A unique key that starts with the time, so that keys sort by age. */
const newKey = (): string => `${Date.now().toString(36).padStart(9, '0')}-${randomText()}`;

async function prepare(
  context: SubmissionContext,
  content: SubmissionContent,
  similar: readonly Submission[],
): Promise<string> {
  const { store } = context;
  const submission = prepareSubmission(newKey(), content);
  const reading = baselineFor(context, content);
  store.write(submission);
  const known = await reading;
  store.write({ ...submission, ...known, contested: known.contested || similar.length > 0 });
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
  if (!open || !isOpen(open)) return { kind: 'outcome', submission: open };
  if (!agreed && !mayResend(context, open)) return { kind: 'needs-consent', open, isSame: true };
  return sendStored(context, key);
}

/** Sends an open submission again for the player; `agreed`: after the warning that it may be placed twice. */
export const repeatSubmission = (
  context: SubmissionContext,
  key: string,
  agreed: boolean,
): Promise<SubmitResult> => withSendLock(context, () => repeat(context, key, agreed));

export interface SubmitOptions {
  /** The open submission that the player was warned about; it may be placed by now. */
  readonly repeats?: Submission | undefined;
  readonly wait?: TabWait;
}

/**
 * Submits bets, one submission at a time. The same bets as an open submission are sent under its key.
 * @param agreed the player was warned that bets may be placed twice
 */
export function submitContent(
  context: SubmissionContext,
  content: SubmissionContent,
  agreed: boolean,
  { repeats, wait }: SubmitOptions = {},
): Promise<SubmitResult> {
  const { store } = context;
  const findSame = (list: readonly Submission[]) => list.find((each) => isSameBet(each, content));
  // Another tab may send it while this waits, or be about to.
  const before =
    repeats ?? findSame(store.list().filter((each) => isOpen(each) || each.status === 'prepared'));
  const submit = async (): Promise<SubmitResult> => {
    // Placed while this waited: these are the same bets.
    const since = before && store.read(before.key);
    if (since?.status === 'placed') return { kind: 'outcome', submission: since };
    const open = store.list().filter(isOpen);
    const same = findSame(open);
    if (same) return repeat(context, same.key, agreed);
    const similar = open.filter((each) => sharesBid(each, content));
    const [first] = similar;
    if (first && !agreed) return { kind: 'needs-consent', open: first, isSame: false };
    const key = await prepare(context, content, similar);
    // Refused while this waited: the new submission replaces it.
    if (since) store.remove(since.key);
    return sendStored(context, key);
  };
  return withSendLock(context, submit, wait);
}
