import type { Receipt } from '@matka/contracts/api/betting';
import type { BetRecord } from '@matka/contracts/api/history';
import { inHundredths } from '../lib/money.ts';
import { nowOf, recentOf, type SubmissionContext, type Wallet } from './context.ts';
import { balanceAfter, newestOf, placedAtOf, ROUNDING } from './history-reading.ts';
import type { Submission } from './submission.ts';

/** The receipt of a repeat may be older than another receipt. Bets only take points: the lower balance is newer. */
export function takeReceipt(
  context: SubmissionContext,
  submission: Submission,
  receipt: Receipt,
): void {
  const { wallet } = context;
  const points = receipt.user_balance.current_balance;
  const { key, firstSentAt, attempts } = submission;
  const sentAt = firstSentAt?.host ?? firstSentAt?.device ?? 0;
  const mayBeOlder =
    attempts > 1 &&
    recentOf(context).some((other) => other.key !== key && (other.settledAt ?? 0) > sentAt);
  if (!mayBeOlder || points < wallet.points()) wallet.setPoints(points);
}

/** Sets the wallet by a page of the history whose newest bet is newer: its response was lost, or it is another device's. */
export function takeBalance(wallet: Wallet, records: readonly BetRecord[]): void {
  const newest = newestOf(records);
  const shownAt = wallet.at();
  if (!newest || shownAt === undefined) return;
  const points = balanceAfter(newest);
  const placedAt = placedAtOf(newest);
  if (points === undefined || placedAt === undefined || placedAt <= shownAt + ROUNDING) return;
  wallet.setPoints(points, placedAt);
}

/** Sets the wallet by the found bets. Points newer than both request and bet already include them. */
export function takeBets(
  context: SubmissionContext,
  { body, firstSentAt }: Submission,
  found: BetRecord | undefined,
  newest: BetRecord | undefined,
): void {
  const { wallet } = context;
  const points = newest && balanceAfter(newest);
  const bet = points === undefined ? found : newest;
  const placedAt = bet && placedAtOf(bet);
  const shownAt = wallet.at() ?? 0;
  const sentAt = firstSentAt?.host ?? Infinity;
  if (shownAt > sentAt + ROUNDING && shownAt >= (placedAt ?? 0)) return;
  if (points !== undefined)
    wallet.setPoints(points, placedAt && Math.min(placedAt, nowOf(context)));
  // The age of the other points does not change.
  else wallet.setPoints(inHundredths(wallet.points() - body.amount), wallet.at());
}
