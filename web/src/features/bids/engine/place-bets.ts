import { betErrorText } from '../../../api/bet-error-text.ts';
import type { Message, Shown } from '../../../i18n/text.ts';
import { ownLimitFailure } from '../../../limits/limit-text.ts';
import { submitBids } from '../../../submissions/player-submissions.ts';
import type { Submission } from '../../../submissions/submission.ts';
import type { SubmitResult } from '../../../submissions/submit.ts';
import { type Bid, totalPoints } from './bids.ts';
import { buildRequest, UnsendableError } from './build-request.ts';
import type { BidScreen } from './screen.ts';
import { contentOf } from './submitted-content.ts';

/** What came of placing bets: the result of their submission, or why they were not submitted. */
export type PlaceOutcome =
  | SubmitResult
  /** The player's own limit forbids it. */
  | { readonly kind: 'over-limit'; readonly text: Message }
  /** `text`: the failure, without the prefix `Error: `. */
  | { readonly kind: 'failed'; readonly text: Shown };

/** How bets are placed. */
export interface PlaceOptions {
  /** The player was warned that bets may be placed twice. */
  readonly agreed: boolean;
  /** The open submission of the same bets that the warning was about. */
  readonly repeats: Submission | undefined;
}

/** Places the bids of a screen. Shows nothing and leaves the screen as it is. */
export async function placeBets(
  screen: BidScreen,
  bids: readonly Bid[],
  { agreed, repeats }: PlaceOptions,
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
