import type { Message } from '../../../i18n/text.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { ownLimitFailure } from '../../../limits/limit-text.ts';
import { readBaselineAhead } from '../../../submissions/player-submissions.ts';
import { totalPoints } from './bids.ts';
import { cellsFailure } from './grid.ts';
import { type BidScreen, balanceOf } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import { submitScreen } from './submit-bids.ts';

/** Validates a screen for Continue. */
function continueFailure(screen: BidScreen): Message | undefined {
  const { definition, betType, state } = screen;
  const cells = cellsFailure(state);
  if (cells) return cells;
  if (bidsOf(screen, state).length === 0) return definition.emptyTableMessage ?? 'addBidFirst';
  if (betType.config.bet_direction === 'both' && state.form.type === '') {
    return 'pleaseSelectATypeBeforeContinuing';
  }
  return ownLimitFailure(totalPoints(bidsOf(screen, state)));
}

/**
 * Continue: opens the confirmation, or submits immediately on the screens that confirm afterwards.
 */
export function continueToConfirmation(screen: BidScreen): void {
  const { definition, state } = screen;
  const failure = continueFailure(screen);
  state.message = failure;
  state.wrongField = undefined;
  if (failure) return;
  if (definition.submitsBeforeConfirm) void submitScreen(screen);
  else confirm(screen);
}

function confirm(screen: BidScreen): void {
  const bids = bidsOf(screen, screen.state);
  const before = balanceOf(screen);
  const summary = {
    bids,
    before,
    after: before === undefined ? undefined : before - totalPoints(bids),
    at: hostNow(),
  };
  readBaselineAhead();
  screen.state.submission = { phase: 'confirming', summary, sending: false };
}

/**
 * Closes confirmation, receipt or balance dialog; the notice of the end of bidding returns to the
 * confirmation below. The bids are unchanged.
 */
export function closeDialog({ state }: BidScreen): void {
  const { submission } = state;
  state.submission = submission.phase === 'ended' ? submission.back : { phase: 'editing' };
}

/** Submit on a receipt: the bets are placed already, nothing is sent again. */
export function acceptReceipt({ state }: BidScreen): void {
  const { submission } = state;
  const summary = submission.phase === 'receipt' && { summary: submission.summary };
  state.submission = { phase: 'accepted', found: [], ...summary };
}
