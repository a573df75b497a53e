import type { Receipt } from '@matka/contracts/api/betting';
import { ApiError } from '@matka/contracts/client/api-error';
import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import { betErrorText } from '../api/bet-error-text.ts';
import { nowOf, recentOf, type SubmissionContext, timeOf } from './context.ts';
import { announcePlaced } from './presence.ts';
import type { Submission, SubmissionStatus } from './submission.ts';

/** How long hosts are sure to remember a key, in milliseconds since the first request. */
const KEY_LIFE = 10 * 60_000;
/** Tolerated backward step between two readings of a clock. */
const TOLERANCE = 60_000;

/** Whether sending again can't book twice: the host knows keys and still remembers this one, by its clock if that is known. */
export function mayResend(context: SubmissionContext, { firstSentAt }: Submission): boolean {
  if (!context.host.knowsKeys() || firstSentAt === null) return false;
  const now = timeOf(context);
  const isByHost = firstSentAt.host !== null && now.host !== null;
  const clock = isByHost ? 'host' : 'device';
  const elapsed = Number(now[clock]) - Number(firstSentAt[clock]);
  return elapsed >= -TOLERANCE && elapsed <= KEY_LIFE;
}

/** The result of one request. `settled`: nothing was sent. */
export type SendResult =
  | { readonly kind: 'placed'; readonly receipt: Receipt; readonly submission: Submission }
  | {
      readonly kind: 'refused' | 'unknown';
      readonly error: ApiError;
      readonly submission: Submission;
    }
  | { readonly kind: 'settled'; readonly submission: Submission | undefined };

/** Statuses that precede the check of the key: they say nothing about earlier attempts. */
const BEFORE_THE_KEY: readonly number[] = [401, 403, 409, 429];

const NO_NETWORK = betErrorText(new Error('network')).text;

/** What an outcome means for a submission: a refusal of a later request may not hold for the first. */
function statusAfter(outcome: BetOutcome, attempts: number, isRepeat: boolean): SubmissionStatus {
  if (outcome.kind !== 'refused') return outcome.kind;
  if (attempts <= 1) return 'refused';
  return isRepeat && !BEFORE_THE_KEY.includes(outcome.status) ? 'not-placed' : 'unknown';
}

/** The receipt of a repeat may be older than that of another bet. Bets only take points: the lower balance is newer. */
function takeReceipt(context: SubmissionContext, submission: Submission, receipt: Receipt): void {
  const { wallet } = context;
  if (!context.isCurrent()) return;
  announcePlaced(submission);
  const points = receipt.user_balance.current_balance;
  const { key, firstSentAt, attempts } = submission;
  const sentAt = firstSentAt?.host ?? firstSentAt?.device ?? 0;
  const mayBeOlder =
    attempts > 1 &&
    recentOf(context).some((other) => other.key !== key && (other.settledAt ?? 0) > sentAt);
  if (!mayBeOlder || points < wallet.points()) wallet.setPoints(points);
}

/** Whether a request reached the host, whatever it responded. */
const isReached = (request: Promise<unknown>): Promise<boolean> =>
  request.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status !== undefined,
  );

/** Sends a stored submission once; it is stored as `sending` before its request leaves. Call with the lock held. */
export async function sendStored(context: SubmissionContext, key: string): Promise<SendResult> {
  const { store, host } = context;
  const before = store.read(key);
  if (!before || !context.isCurrent()) return { kind: 'settled', submission: before };
  // The flag may be wrong: only a request that fails proves that there is no network.
  if (host.isOffline() && !(await isReached(host.readPage(1)))) {
    if (before.status === 'prepared') store.move(key, 'not-placed', { failure: NO_NETWORK });
    return { kind: 'settled', submission: store.read(key) };
  }
  const isRepeat = before.attempts > 0 && mayResend(context, before);
  const sent = store.move(key, 'sending', {
    attempts: before.attempts + 1,
    firstSentAt: before.firstSentAt ?? timeOf(context),
  });
  if (sent?.status !== 'sending') return { kind: 'settled', submission: sent };
  const outcome = await host.send(sent.body, key);
  // A tab without locks may have sent it again meanwhile.
  const { attempts } = store.read(key) ?? sent;
  const status = statusAfter(outcome, attempts, isRepeat);
  const changes =
    outcome.kind === 'placed'
      ? { failure: null, found: [], settledAt: nowOf(context) }
      : { failure: betErrorText(outcome.error).text };
  const submission = store.move(key, status, changes) ?? sent;
  if (outcome.kind === 'placed') {
    takeReceipt(context, sent, outcome.receipt);
    return { kind: 'placed', receipt: outcome.receipt, submission };
  }
  const { error } = outcome;
  if (submission.status === 'refused' || submission.status === 'not-placed')
    return { kind: 'refused', error, submission };
  // Read by the reporting of a deployment (deploy/report), if it is on.
  performance.mark('bet-outcome-unknown');
  return { kind: 'unknown', error, submission };
}
