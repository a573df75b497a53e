import type { Receipt } from '@matka/contracts/api/betting';
import type { ApiError } from '@matka/contracts/client/api-error';
import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import { betErrorText } from '../api/bet-error-text.ts';
import { recentOf, type SubmissionContext, timeOf } from './context.ts';
import { announcePlaced } from './placed-bets.ts';
import type { SentAt, Submission, SubmissionEvent } from './submission.ts';

/** How long hosts are sure to remember a key, in milliseconds since the first request. */
const KEY_LIFE = 10 * 60_000;
/** Tolerated backward step between two readings of a clock. */
const TOLERANCE = 60_000;

/** By the host's clock; by the device's where the host's is not known at both times. */
const elapsedBetween = (first: SentAt, now: SentAt): number =>
  first.host !== null && now.host !== null ? now.host - first.host : now.device - first.device;

/**
 * Whether sending a submission again under its key can't book it twice: the host knows keys, and
 * still remembers this one.
 */
export function mayResend(context: SubmissionContext, { firstSentAt }: Submission): boolean {
  if (!context.host.knowsKeys() || firstSentAt === null) return false;
  const elapsed = elapsedBetween(firstSentAt, timeOf(context));
  return elapsed >= -TOLERANCE && elapsed <= KEY_LIFE;
}

/** The outcome of one request. */
export type SendResult =
  | { readonly kind: 'placed'; readonly receipt: Receipt; readonly submission: Submission }
  | {
      readonly kind: 'refused' | 'unknown';
      readonly error: ApiError;
      readonly status: number | undefined;
      readonly submission: Submission;
    }
  /** Nothing was sent. */
  | { readonly kind: 'not-sent'; readonly submission: Submission }
  /** It was removed or settled before anything was sent. */
  | { readonly kind: 'settled'; readonly submission: Submission | undefined };

/** Statuses that precede the check of the key: they say nothing about earlier attempts. */
const BEFORE_THE_KEY: readonly number[] = [401, 403, 409, 429];

/** The failure of an offline player. */
const NO_NETWORK = betErrorText(new Error('network')).text;

/** What an outcome means for a submission: a refusal of a later request may not hold for the first. */
function eventOf(outcome: BetOutcome, attempts: number, isRepeat: boolean): SubmissionEvent {
  if (outcome.kind === 'placed') return 'placed';
  if (outcome.kind === 'unknown') return 'unanswered';
  if (attempts <= 1) return 'refused';
  return isRepeat && !BEFORE_THE_KEY.includes(outcome.status) ? 'refused-for-all' : 'unanswered';
}

/**
 * Sets the wallet by a receipt. The receipt of a repeated request may be older than that of another bet: bets only take
 * points, so the lower balance is the newer one.
 */
function takeReceipt(context: SubmissionContext, submission: Submission, receipt: Receipt): void {
  const { wallet } = context;
  if (!context.isCurrent()) return;
  announcePlaced(submission);
  const points = receipt.user_balance.current_balance;
  const { key, firstSentAt, attempts } = submission;
  const sentAt = firstSentAt?.host ?? firstSentAt?.device ?? 0;
  const isLater = (other: Submission) =>
    other.key !== key && other.status === 'placed' && (other.dismissedAt ?? Infinity) > sentAt;
  const mayBeOlder = attempts > 1 && recentOf(context).some(isLater);
  if (!mayBeOlder || points < wallet.points()) wallet.setPoints(points);
}

/**
 * Sends the request of a stored submission once. Call only with the lock held. The submission is
 * stored as `sending` before the request is sent.
 */
export async function sendStored(context: SubmissionContext, key: string): Promise<SendResult> {
  const { store, host } = context;
  const before = store.read(key);
  if (!before || !context.isCurrent()) return { kind: 'settled', submission: before };
  if (host.isOffline()) {
    const submission = store.apply(key, 'not-sent', { failure: NO_NETWORK }) ?? before;
    return { kind: 'not-sent', submission };
  }
  const isRepeat = before.attempts > 0 && mayResend(context, before);
  const sent = store.apply(key, 'send', {
    attempts: before.attempts + 1,
    firstSentAt: before.firstSentAt ?? timeOf(context),
  });
  if (sent?.status !== 'sending') return { kind: 'settled', submission: sent };
  const outcome = await host.send(sent.body, key);
  // A tab without locks may have sent it again meanwhile.
  const { attempts } = store.read(key) ?? sent;
  const event = eventOf(outcome, attempts, isRepeat);
  const changes =
    outcome.kind === 'placed'
      ? { failure: null, found: [] }
      : { failure: betErrorText(outcome.error).text };
  const submission = store.apply(key, event, changes) ?? sent;
  if (outcome.kind === 'placed') {
    takeReceipt(context, sent, outcome.receipt);
    return { kind: 'placed', receipt: outcome.receipt, submission };
  }
  // A rejected repeat that does not decide leaves the outcome unknown.
  const isRefused = submission.status === 'refused' || submission.status === 'not-placed';
  const kind = isRefused ? 'refused' : 'unknown';
  // Read by the reporting of a deployment (deploy/report), if it is on.
  if (kind === 'unknown') performance.mark('bet-outcome-unknown');
  return { kind, error: outcome.error, status: outcome.error.status, submission };
}
