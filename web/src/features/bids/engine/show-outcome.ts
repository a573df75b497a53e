import type { Receipt } from '@matka/contracts/api/betting';
import { betErrorText } from '../../../api/bet-error-text.ts';
import { asValue, type Message, type Shown } from '../../../i18n/text.ts';
import { hostNow, hostTime } from '../../../lib/host-time.ts';
import { dismiss, outcomeOf } from '../../../submissions/player-submissions.ts';
import type { Submission } from '../../../submissions/submission.ts';
import type { SubmitResult } from '../../../submissions/submit.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { betEnd } from './bet-end.ts';
import type { Bid } from './bids.ts';
import type { SubmissionPhase } from './phase.ts';
import { type BidScreen, balanceOf } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import { keepStake } from './stakes.ts';
import { holdsBidsOf } from './submitted-content.ts';
import { completeSubmission } from './table.ts';

/** The result of placing bets: that of their submission, or why they were not submitted. */
export type PlaceOutcome =
  | SubmitResult
  /** The player's own limit forbids it. */
  | { readonly kind: 'over-limit'; readonly text: Message }
  /** `text`: the failure, without the prefix `Error: `. */
  | { readonly kind: 'failed'; readonly text: Shown };

export const isSending = (submission: SubmissionPhase): boolean =>
  submission.phase === 'sending' || (submission.phase === 'confirming' && submission.sending);

function endWithError({ state }: BidScreen, text: Shown, back: SubmissionPhase): void {
  void showAlert({ id: 'error', values: { text: asValue(text) } });
  state.submission = back;
}

export interface Submitted {
  /** The phase to return to if nothing was placed. */
  readonly back: SubmissionPhase;
  readonly bids: readonly Bid[];
}

export function showOutcome(screen: BidScreen, result: PlaceOutcome, submitted: Submitted): void {
  const { state } = screen;
  switch (result.kind) {
    case 'over-limit':
      state.submission = submitted.back;
      void showAlert(result.text);
      break;
    case 'failed':
      endWithError(screen, result.text, submitted.back);
      break;
    case 'placed':
      showReceipt(screen, result, submitted.bids);
      break;
    case 'needs-consent':
      state.submission = { phase: 'consent', open: result.open, isSame: result.isSame };
      if (result.isSame) void followOutcome(screen, result.open.key);
      break;
    case 'refused':
      // Elsewhere a notice shows it.
      if (!screen.left) showRejection(screen, result, submitted.back);
      break;
    case 'unknown':
      showUnknown(screen, result.submission);
      break;
    case 'settled':
      showSettled(screen, result.submission, submitted.back);
  }
}

function showReceipt(
  screen: BidScreen,
  { receipt, submission }: { receipt: Receipt; submission: Submission },
  bids: readonly Bid[],
): void {
  // Elsewhere a notice shows it.
  if (screen.left) return;
  const { previous_balance: before, current_balance: after } = receipt.user_balance;
  completeSubmission(screen);
  dismiss(submission.key);
  const [last] = bids;
  if (last) keepStake(last.points);
  const summary = { bids, before, after, at: hostNow() };
  screen.state.submission = screen.definition.submitsBeforeConfirm
    ? { phase: 'receipt', summary }
    : { phase: 'accepted', found: [], summary };
}

/**
 * Opens the balance dialog for a rejection of more than the wallet holds, whatever its text; shows
 * any other by an alert. An ended session is unrelated to the wallet.
 */
function showRejection(
  screen: BidScreen,
  { error, submission }: Extract<SubmitResult, { kind: 'refused' | 'unknown' }>,
  back: SubmissionPhase,
): void {
  const { text, insufficient } = betErrorText(error);
  const available = balanceOf(screen);
  const required = submission.body.amount;
  if (insufficient || (available !== undefined && available < required && error.status !== 401)) {
    screen.state.submission = { phase: 'insufficient-balance', available, required };
  } else if (!showEnded(screen, text, back)) {
    endWithError(screen, text, back);
  }
  dismiss(submission.key);
}

/** Shows, if bidding is over by the host's clock, which time it was. */
function showEnded(screen: BidScreen, failure: Shown, back: SubmissionPhase): boolean {
  const { state } = screen;
  const now = hostTime();
  if (now === undefined) return false;
  const ends = bidsOf(screen, state).map(({ gameType }) => betEnd(screen, gameType, now));
  const ended = ends.find((end) => end !== undefined && end.minutes <= 0);
  if (!ended) return false;
  const { session, clock } = ended;
  state.submission = { phase: 'ended', failure, session, clock, back };
  return true;
}

/** Shows that the outcome is unknown, and the outcome once it is known. */
function showUnknown(screen: BidScreen, { key, failure }: Submission): void {
  screen.state.submission = { phase: 'unknown', key, failure };
  void followOutcome(screen, key);
}

/**
 * Shows the outcome of a submission once it is known, if the player is still on the screen and it is about what
 * the screen shows: its own dialog, or its bids in the table. Else the notice shows it, which names the bids.
 */
export async function followOutcome(screen: BidScreen, key: string): Promise<void> {
  const submission = await outcomeOf(key);
  const { state } = screen;
  if (screen.left) return;
  const { submission: shown } = state;
  const holdsBids = submission !== undefined && holdsBidsOf(screen, submission);
  const isOwnDialog =
    (shown.phase === 'unknown' && shown.key === key) ||
    (shown.phase === 'consent' && shown.isSame && shown.open.key === key);
  // Confirming them once more would place them a second time.
  const confirmsPlaced =
    shown.phase === 'confirming' && !isSending(shown) && submission?.status === 'placed';
  if (!isOwnDialog && !(holdsBids && (shown.phase === 'editing' || confirmsPlaced))) return;
  state.submission = { phase: 'editing' };
  showSettled(screen, submission, state.submission);
}

/** @param back the phase to return to if nothing was placed */
function showSettled(
  screen: BidScreen,
  submission: Submission | undefined,
  back: SubmissionPhase,
): void {
  const { state } = screen;
  if (!submission) {
    state.submission = back;
    return;
  }
  const { key, status, found, failure } = submission;
  if (status === 'unknown' || status === 'given-up') {
    showUnknown(screen, submission);
  } else if (status !== 'placed') {
    endWithError(screen, failure ?? betErrorText(undefined).text, back);
    dismiss(key);
  } else if (holdsBidsOf(screen, submission)) {
    const bids = bidsOf(screen, state);
    completeSubmission(screen);
    dismiss(key);
    const at = submission.settledAt ?? hostNow();
    state.submission = { phase: 'accepted', found, summary: { bids, at } };
  } else {
    // The table has changed: the notice on the screen shows it.
    state.submission = back;
  }
}
