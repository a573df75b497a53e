import type { BetRecord } from '@matka/contracts/decoders/history';
import { type Finding, weighEvidence } from './evidence.ts';
import { TOLERANCE, timeIn } from './history-order.ts';
import { readNewBets } from './history-reading.ts';
import { nowOf, type Outbox, rememberPlaced } from './outbox.ts';
import { isUnknown, type Submission } from './submission.ts';

/** Rounds differences of amounts to two decimals. */
const money = (amount: number): number => Math.round(amount * 100) / 100;

/** The wallet after a bet, if the record has the amount before it. */
function balanceAfter({ bet_details: bet }: BetRecord): number | undefined {
  return typeof bet.before_amount === 'number' ? money(bet.before_amount - bet.amount) : undefined;
}

/**
 * Whether a later response, to another bet or to a sign-in, told the wallet after a bet was booked.
 * @param placedAt the time of the bet by its record, which may come long after its request
 */
function isTold({ wallet }: Outbox, { firstSentAt }: Submission, placedAt?: number): boolean {
  const at = wallet.at();
  const sentAt = firstSentAt?.host;
  if (at === undefined || typeof sentAt !== 'number' || at <= sentAt + TOLERANCE) return false;
  return placedAt === undefined || placedAt <= at;
}

/** Takes the bets of a submission that was found in the history from the wallet. */
function takeBets(
  outbox: Outbox,
  submission: Submission,
  placedAt: string,
  newest: BetRecord | undefined,
): void {
  const { wallet } = outbox;
  const points = newest && balanceAfter(newest);
  const told = points === undefined ? placedAt : newest?.timestamps.created_at;
  const at = timeIn(told ?? '');
  if (isTold(outbox, submission, at)) return;
  if (points !== undefined) wallet.setPoints(points, at && Math.min(at, nowOf(outbox)));
  // The rest of the wallet is as old as before.
  else wallet.setPoints(money(wallet.points() - submission.body.amount), wallet.at());
}

/** Checks the history once for a submission with unknown outcome and stores the evidence. */
export async function lookUp(outbox: Outbox, key: string): Promise<Submission | undefined> {
  const { store, host } = outbox;
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
  if (!outbox.isCurrent()) return before;
  const after = store.apply(key, { type: 'looked', finding });
  if (after?.status === 'placed' && finding.kind === 'found') {
    takeBets(outbox, after, finding.bets[0]?.placedAt ?? '', newest);
    rememberPlaced(outbox, after);
  }
  return after;
}
