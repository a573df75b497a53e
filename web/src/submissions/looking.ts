import type { BetRecord } from '@matka/contracts/decoders/history';
import { type Finding, weighEvidence } from './evidence.ts';
import { readNewBets } from './history-reading.ts';
import { nowOf, type Outbox } from './outbox.ts';
import { isUnknown, type Submission } from './submission.ts';

/** Rounds differences of amounts to two decimals. */
const money = (amount: number): number => Math.round(amount * 100) / 100;

/** The wallet after the newest bet, if the record has the amount before it. */
function balanceAfter({ bet_details: bet }: BetRecord): number | undefined {
  return typeof bet.before_amount === 'number' ? money(bet.before_amount - bet.amount) : undefined;
}

/** Checks the history once for a submission with unknown outcome and stores the evidence. */
export async function lookUp(outbox: Outbox, key: string): Promise<Submission | undefined> {
  const { store, host, wallet } = outbox;
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
    const points = newest && balanceAfter(newest);
    wallet.setPoints(points ?? money(wallet.points() - after.body.amount));
    outbox.placed.add(after, nowOf(outbox));
  }
  return after;
}
