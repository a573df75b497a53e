import { betErrorText } from '../../../api/bet-error-text.ts';
import type { BetRequest } from '../../../api/betting.ts';
import { ownLimitFailure } from '../../../limits/limit-text.ts';
import { submitBids } from '../../../submissions/player-submissions.ts';
import type { Submission } from '../../../submissions/submission.ts';
import type { SubmitResult } from '../../../submissions/submit.ts';
import { type Bid, totalPoints } from './bids.ts';
import { buildRequest } from './build-request.ts';
import type { BidScreen } from './screen.ts';
import { contentOf } from './submitted-content.ts';

/** What came of placing bets: the result of their submission, or why they were not submitted. */
export type PlaceOutcome =
  | SubmitResult
  /** The player's own limit forbids it. */
  | { readonly kind: 'over-limit'; readonly text: string }
  /** `text`: the failure, without the prefix `Error: `. */
  | { readonly kind: 'failed'; readonly text: string };

/** How bets are placed. */
export interface PlaceOptions {
  /** The player was warned that bets may be placed twice. */
  readonly agreed: boolean;
  /** The open submission of the same bets that the warning was about. */
  readonly repeats: Submission | undefined;
}

/** The request of a screen's bids, or the text of why there is none. */
function requestOf(screen: BidScreen, bids: readonly Bid[]): BetRequest | string {
  try {
    if (bids.length === 0) throw new Error('No valid bids to submit');
    return buildRequest(screen, bids, screen.state.form);
  } catch (error) {
    return betErrorText(error).text;
  }
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
  const body = requestOf(screen, bids);
  if (typeof body === 'string') return { kind: 'failed', text: body };
  try {
    return await submitBids(contentOf(screen, bids, body), agreed, repeats);
  } catch (error) {
    return { kind: 'failed', text: betErrorText(error).text };
  }
}
