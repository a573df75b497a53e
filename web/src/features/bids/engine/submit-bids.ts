import { betErrorText } from '../../../api/bet-error-text.ts';
import type { Message, Shown } from '../../../i18n/text.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { ownLimitFailure } from '../../../limits/limit-text.ts';
import { GivenUpError, OtherPlayerError, OtherTabError } from '../../../submissions/context.ts';
import { readBaselineAhead, submitBids } from '../../../submissions/player-submissions.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { totalPoints } from './bids.ts';
import { cellsFailure } from './form-actions.ts';
import { isSending, type SubmissionPhase } from './phase.ts';
import { isOutdated, NEW_DAY, startDay } from './renew-market.ts';
import { type BidScreen, balanceOf } from './screen.ts';
import { alertError, phaseAfter } from './show-outcome.ts';
import { contentOf, UnsendableError } from './submitted-content.ts';
import { isAdding, STILL_ADDING } from './suggestions.ts';

function continueFailure(screen: BidScreen): Message | undefined {
  const { definition, betType, state } = screen;
  const cells = cellsFailure(state);
  if (cells) return cells;
  if (isAdding(screen)) return STILL_ADDING;
  if (state.bids.length === 0)
    return definition.emptyTableMessage ?? 'Please add at least one bid before continuing';
  if (betType.config.bet_direction === 'both' && state.form.type === '') {
    return 'Please select a type before continuing';
  }
  if (isOutdated(screen)) {
    screen.renew();
    return NEW_DAY;
  }
  return ownLimitFailure(totalPoints(state.bids));
}

/** Continue: opens the confirmation, or submits immediately on the screens that confirm afterwards. */
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
  const { bids } = screen.state;
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

/** Closes a dialog without changing the bids. */
export function closeDialog({ state }: BidScreen): void {
  const { submission } = state;
  if (submission.phase === 'confirming') submission.giveUp?.();
  state.submission = { phase: 'editing' };
}

/** Submit on a receipt: the bets are placed already, nothing is sent again. */
export function acceptReceipt({ state }: BidScreen): void {
  const { submission } = state;
  if (submission.phase !== 'receipt') return;
  state.submission = { phase: 'accepted', found: [], summary: submission.summary };
}

/** Submits the bids once and shows the outcome. `agreed`: the player was warned that bets may be placed twice. */
export async function submitScreen(screen: BidScreen, agreed = false): Promise<void> {
  const { state } = screen;
  const before = state.submission;
  if (isSending(before)) return;
  if (isOutdated(screen)) {
    screen.renew();
    return startDay(screen);
  }
  const back: SubmissionPhase = before.phase === 'confirming' ? before : { phase: 'editing' };
  // Another tab may have staked since the confirmation was opened.
  const limit = ownLimitFailure(totalPoints(state.bids));
  if (limit) {
    void showAlert(limit);
    state.submission = back;
    return;
  }
  // The open submission of the same bets that the player was warned about.
  const repeats = before.phase === 'consent' && before.isSame ? before.open : undefined;
  const sending: SubmissionPhase =
    before.phase === 'confirming' ? { ...before, sending: true } : { phase: 'sending' };
  const control = new AbortController();
  const giveUp = () => control.abort(new GivenUpError());
  state.submission = sending.phase === 'confirming' ? { ...sending, giveUp } : sending;
  const onOver = () => {
    state.submission = sending;
  };
  try {
    if (state.bids.length === 0) throw new UnsendableError('No valid bids to submit');
    const result = await submitBids(contentOf(screen), agreed, {
      repeats,
      wait: { control, onOver },
    });
    state.submission = phaseAfter(screen, result, back);
  } catch (error) {
    if (error instanceof GivenUpError) return;
    alertError(failureText(error));
    state.submission = back;
  }
}

function failureText(error: unknown): Shown {
  if (error instanceof UnsendableError) return error.id;
  if (error instanceof OtherTabError)
    return "You're betting in another tab. Nothing was sent from this one.";
  if (error instanceof OtherPlayerError)
    return 'Another player is signed in now. Nothing was sent.';
  return betErrorText(error).text;
}
