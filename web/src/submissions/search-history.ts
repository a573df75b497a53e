import type { BetRecord } from '@matka/contracts/api/history';
import { nowOf, type SubmissionContext } from './context.ts';
import { weighEvidence } from './evidence.ts';
import { readNewBets } from './history-reading.ts';
import { forgetDrafts } from './placed-drafts.ts';
import { isUnknown, type Submission } from './submission.ts';
import { takeBets } from './wallet.ts';

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
  if (after) {
    const first = read?.records.find(({ id }) => id === bets[0]?.id);
    takeBets(context, after, first, read?.newest);
    context.onPlaced(after);
    forgetDrafts(after);
  }
  return after;
}

/** Searches for the submissions that a page read by a screen may prove, if it has new bets. */
export function searchForNew(context: SubmissionContext, records: readonly BetRecord[]): void {
  for (const submission of context.store.list()) {
    const { key, baseline } = submission;
    const isNew = ({ id }: BetRecord) => baseline !== null && !baseline.includes(id);
    if (isUnknown(submission) && records.some(isNew)) void searchHistory(context, key);
  }
}
