import type { BetRecord } from '@matka/contracts/api/history';
import { inHundredths } from '../lib/money.ts';
import { nowOf, type SubmissionContext, type Wallet } from './context.ts';
import { weighEvidence } from './evidence.ts';
import { balanceAfter, newestOf, placedAtOf, readNewBets, TOLERANCE } from './history-reading.ts';
import { announcePlaced } from './presence.ts';
import { isUnknown, type Submission } from './submission.ts';

/** Sets the wallet by a page of the history whose newest bet is newer: its response was lost, or it is another device's. */
export function takeBalance(wallet: Wallet, records: readonly BetRecord[]): void {
  const newest = newestOf(records);
  const shownAt = wallet.at();
  if (!newest || shownAt === undefined) return;
  const points = balanceAfter(newest);
  const placedAt = placedAtOf(newest);
  if (points === undefined || placedAt === undefined || placedAt <= shownAt + TOLERANCE) return;
  wallet.setPoints(points, placedAt);
}

/** Sets the wallet by the bets that were found. Points newer than both request and bet have them already. */
function takeBets(
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
  if (shownAt > sentAt + TOLERANCE && shownAt >= (placedAt ?? 0)) return;
  if (points !== undefined)
    wallet.setPoints(points, placedAt && Math.min(placedAt, nowOf(context)));
  // The other points stay as old as they are.
  else wallet.setPoints(inHundredths(wallet.points() - body.amount), wallet.at());
}

/** Searches the history once for a submission with unknown outcome and stores the evidence. */
export async function searchHistory(
  context: SubmissionContext,
  key: string,
): Promise<Submission | undefined> {
  const { store, host } = context;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  const read = await readNewBets(host.readPage, before.baseline).catch(() => undefined);
  // Another player's history proves nothing.
  if (!context.isCurrent()) return before;
  // Another search may have proven it meanwhile.
  const current = store.read(key);
  if (!current || !isUnknown(current)) return current;
  const { kind, bets } = read
    ? weighEvidence(before, read)
    : ({ kind: 'unreadable', bets: before.found } as const);
  const evidence = { finding: kind, found: bets };
  if (kind !== 'found') return store.move(key, current.status, evidence);
  const after = store.move(key, 'placed', { ...evidence, settledAt: nowOf(context) });
  if (after?.status === 'placed') {
    const first = read?.records.find(({ id }) => id === bets[0]?.id);
    takeBets(context, after, first, read?.newest);
    announcePlaced(after);
  }
  return after;
}

/** Searches for the submissions that a page may prove: one that a screen has read, with bets that are new since. */
export function searchForNew(context: SubmissionContext, records: readonly BetRecord[]): void {
  for (const submission of context.store.list()) {
    const { key, baseline } = submission;
    const isNew = ({ id }: BetRecord) => baseline !== null && !baseline.includes(id);
    if (isUnknown(submission) && records.some(isNew)) void searchHistory(context, key);
  }
}
