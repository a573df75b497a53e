import type { Receipt } from '@matka/contracts/api/betting';
import { ApiError } from '@matka/contracts/client/api-error';
import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import { betErrorText } from '../api/bet-error-text.ts';
import { bothClocks, nowOf, type SubmissionContext } from './context.ts';
import { forgetDrafts } from './placed-drafts.ts';
import { isUnknown, nextSubmission, type Submission, type SubmissionStatus } from './submission.ts';
import { takeReceipt } from './wallet.ts';

/** The time for which hosts are sure to remember a key, in milliseconds since the first request. */
const KEY_LIFE = 10 * 60_000;
/** Tolerated backward step between two readings of a clock, in milliseconds. */
const STEP_BACK = 60_000;

/** Tells if sending again can't book twice: the host knows keys and still remembers this one, by its clock if that is known. */
export function mayResend(context: SubmissionContext, { firstSentAt }: Submission): boolean {
  if (!context.host.knowsKeys() || firstSentAt === null) return false;
  const now = bothClocks(context);
  const isByHost = firstSentAt.host !== null && now.host !== null;
  const clock = isByHost ? 'host' : 'device';
  const elapsed = Number(now[clock]) - Number(firstSentAt[clock]);
  return elapsed >= -STEP_BACK && elapsed <= KEY_LIFE;
}

/** A submission as it is known; undefined if it was removed. */
export interface SendResult {
  readonly kind: 'outcome';
  readonly submission: Submission | undefined;
  /** The receipt of the request, or its failure, if it was sent. */
  readonly receipt?: Receipt;
  readonly error?: ApiError;
}

/** Statuses from before the check of the key: they prove nothing about earlier attempts. */
const BEFORE_THE_KEY: readonly number[] = [401, 403, 409, 429];

const NO_NETWORK = betErrorText(new Error('network')).text;

/** The status of a submission after an outcome: a refusal of a later request may not apply to the first. */
function statusAfter(outcome: BetOutcome, attempts: number, isRepeat: boolean): SubmissionStatus {
  if (outcome.kind !== 'refused') return outcome.kind;
  if (attempts <= 1) return 'refused';
  return isRepeat && !BEFORE_THE_KEY.includes(outcome.status) ? 'not-placed' : 'unknown';
}

/** Tells if a request reached the host, with any response. */
const isReached = (request: Promise<unknown>): Promise<boolean> =>
  request.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status !== undefined,
  );

/** Sends a stored submission once; it is stored as `sending` before its request leaves. Call with the lock held. */
export async function sendStored(context: SubmissionContext, key: string): Promise<SendResult> {
  const { store, host } = context;
  const before = store.read(key);
  const unsent = (submission: Submission | undefined) => ({ kind: 'outcome', submission }) as const;
  if (!before || !context.isCurrent()) return unsent(before);
  // The flag may be wrong: only a request that fails proves that there is no network.
  if (host.isOffline() && !(await isReached(host.readPage(1)))) {
    if (before.status === 'prepared') store.move(key, 'not-placed', { failure: NO_NETWORK });
    return unsent(store.read(key));
  }
  const isRepeat = before.attempts > 0 && mayResend(context, before);
  const sent = store.move(key, 'sending', {
    attempts: before.attempts + 1,
    firstSentAt: before.firstSentAt ?? bothClocks(context),
  });
  if (sent?.status !== 'sending') return unsent(sent);
  const outcome = await host.send(sent.body, key);
  // A tab without locks may have sent it again meanwhile.
  const { attempts } = store.read(key) ?? sent;
  const isPlaced = outcome.kind === 'placed';
  const after = [
    statusAfter(outcome, attempts, isRepeat),
    isPlaced
      ? { failure: null, found: [], settledAt: nowOf(context) }
      : { failure: betErrorText(outcome.error).text },
  ] as const;
  // The player may have dismissed it meanwhile.
  const submission = store.move(key, ...after) ?? nextSubmission(sent, ...after);
  // Also after the end of the session: its player returns to the draft.
  if (isPlaced) forgetDrafts(sent);
  if (isPlaced && context.isCurrent()) {
    context.onPlaced(sent);
    takeReceipt(context, sent, outcome.receipt);
  }
  // Read by the reporting of a deployment (deploy/report), if it is on.
  if (isUnknown(submission)) performance.mark('bet-outcome-unknown');
  return {
    kind: 'outcome',
    submission,
    ...(isPlaced ? { receipt: outcome.receipt } : { error: outcome.error }),
  };
}
