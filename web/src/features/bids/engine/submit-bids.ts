import { betErrorText } from '../../../api/bet-error-text.ts';
import { ownLimitFailure } from '../../../limits/limit-text.ts';
import { submitBids } from '../../../submissions/player-submissions.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { type Bid, totalPoints } from './bids.ts';
import { buildRequest, UnsendableError } from './build-request.ts';
import type { SubmissionPhase } from './phase.ts';
import type { BidScreen } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import { isSending, type PlaceOutcome, showOutcome } from './show-outcome.ts';
import { contentOf } from './submitted-content.ts';

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
  const outcome = await placeBets(screen, bids, agreed, repeats);
  showOutcome(screen, outcome, { back, bids });
}

/** @param repeats the open submission of the same bets that the player was warned about */
async function placeBets(
  screen: BidScreen,
  bids: readonly Bid[],
  agreed: boolean,
  repeats: Submission | undefined,
): Promise<PlaceOutcome> {
  // Another tab may have staked since the confirmation was opened.
  const limit = ownLimitFailure(totalPoints(bids));
  if (limit) return { kind: 'over-limit', text: limit };
  if (bids.length === 0) return { kind: 'failed', text: 'noValidBidsToSubmit' };
  try {
    const body = buildRequest(screen, bids, screen.state.form);
    return await submitBids(contentOf(screen, bids, body), agreed, repeats);
  } catch (error) {
    const text = error instanceof UnsendableError ? error.id : betErrorText(error).text;
    return { kind: 'failed', text };
  }
}
