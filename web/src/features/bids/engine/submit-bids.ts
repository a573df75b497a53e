import type { SubmissionPhase } from './phase.ts';
import { placeBets } from './place-bets.ts';
import type { BidScreen } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import { isSending, showOutcome } from './show-outcome.ts';

/**
 * Submits the bids of a screen once and shows the outcome; does nothing while they are being sent.
 * @param agreed the player was warned that bets may be placed twice
 */
export async function submitScreen(screen: BidScreen, agreed = false): Promise<void> {
  const { state } = screen;
  const before = state.submission;
  if (isSending(before)) return;
  const bids = bidsOf(screen, state);
  const repeats = before.phase === 'consent' && before.isSame ? before.open : undefined;
  const back: SubmissionPhase = before.phase === 'confirming' ? before : { phase: 'editing' };
  state.submission =
    before.phase === 'confirming' ? { ...before, sending: true } : { phase: 'sending' };
  const outcome = await placeBets(screen, bids, { agreed, repeats });
  showOutcome(screen, outcome, { back, bids });
}
