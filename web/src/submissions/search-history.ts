import type { BetRecord } from '@matka/contracts/api/history';
import { nowOf, type SubmissionContext, type Wallet } from './context.ts';
import { weighEvidence } from './evidence.ts';
import { isNewestFirst, readNewBets, TOLERANCE, timeIn } from './history-reading.ts';
import { announcePlaced } from './placed-bets.ts';
import { type Finding, isUnknown, type Submission } from './submission.ts';

export const roundMoney = (amount: number): number => Math.round(amount * 100) / 100;

/** The wallet after a bet; undefined if its record lacks the amount before it. */
export function balanceAfter({ bet_details: bet }: BetRecord): number | undefined {
  return typeof bet.before_amount === 'number'
    ? roundMoney(bet.before_amount - bet.amount)
    : undefined;
}

/**
 * Sets the wallet by a page of the history if its newest bet is newer than the wallet's points: one whose response was
 * lost, or one of another device.
 */
export function takeBalance(wallet: Wallet, records: readonly BetRecord[]): void {
  const [newest] = records;
  const shownAt = wallet.at();
  if (!newest || shownAt === undefined || !isNewestFirst(records)) return;
  const points = balanceAfter(newest);
  const placedAt = timeIn(newest.timestamps.created_at);
  if (points === undefined || placedAt === undefined || placedAt <= shownAt + TOLERANCE) return;
  wallet.setPoints(points, placedAt);
}

/**
 * Whether the wallet's points are newer than a bet, by a later receipt or sign-in.
 * @param placedAt the time of the bet by its record, which may come long after its request
 */
function isNewer(
  { wallet }: SubmissionContext,
  { firstSentAt }: Submission,
  placedAt?: number,
): boolean {
  const at = wallet.at();
  const sentAt = firstSentAt?.host;
  if (at === undefined || typeof sentAt !== 'number' || at <= sentAt + TOLERANCE) return false;
  return placedAt === undefined || placedAt <= at;
}

/** Updates the wallet for a submission that was found in the history. */
function takeBets(
  context: SubmissionContext,
  submission: Submission,
  placedAt: string,
  newest: BetRecord | undefined,
): void {
  const { wallet } = context;
  const points = newest && balanceAfter(newest);
  const at = timeIn((points === undefined ? placedAt : newest?.timestamps.created_at) ?? '');
  if (isNewer(context, submission, at)) return;
  if (points !== undefined) wallet.setPoints(points, at && Math.min(at, nowOf(context)));
  // The other points stay as old as they are.
  else wallet.setPoints(roundMoney(wallet.points() - submission.body.amount), wallet.at());
}

/** Checks the history once for a submission with unknown outcome and stores the evidence. */
export async function searchHistory(
  context: SubmissionContext,
  key: string,
): Promise<Submission | undefined> {
  const { store, host } = context;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  let finding: Finding = { kind: 'unreadable', bets: before.found };
  let newest: BetRecord | undefined;
  try {
    const bets = await readNewBets(host.readPage, before.baseline);
    newest = bets.newest;
    finding = weighEvidence(before, bets);
  } catch {
    // Stays unreadable: the next check may succeed.
  }
  // Another player's history proves nothing.
  if (!context.isCurrent()) return before;
  const { kind, bets } = finding;
  const isFound = kind === 'found';
  const after = store.apply(key, isFound ? 'placed' : 'searched', { finding: kind, found: bets });
  if (after?.status === 'placed' && isFound) {
    takeBets(context, after, bets[0]?.placedAt ?? '', newest);
    announcePlaced(after);
  }
  return after;
}
