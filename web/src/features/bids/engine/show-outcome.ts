import { betErrorText } from '../../../api/bet-error-text.ts';
import { doubtPoints } from '../../../auth/stored-user.ts';
import { asValue, type Shown } from '../../../i18n/text.ts';
import { hostNow, hostTime } from '../../../lib/host-time.ts';
import { isTableOf } from '../../../submissions/placed-drafts.ts';
import { dismiss, outcomeOf } from '../../../submissions/player-submissions.ts';
import type { SendResult } from '../../../submissions/sending.ts';
import type { Submission } from '../../../submissions/submission.ts';
import type { SubmitResult } from '../../../submissions/submit.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { betEnd } from './bet-end.ts';
import { isSending, type SubmissionPhase } from './phase.ts';
import { type BidScreen, balanceOf } from './screen.ts';
import { keepStake } from './stakes.ts';
import { completeSubmission } from './table.ts';

/** Alerts a failure, given without the prefix `Error: `. */
export const alertError = (text: Shown): void =>
  void showAlert({ id: 'Error: {text}', values: { text: asValue(text) } });

/**
 * The phase of a screen after a result. Empties the table of placed bets, and dismisses a submission whose outcome the
 * screen shows; a notice shows any other outcome.
 * @param back the phase to return to if no bet was placed
 */
export function phaseAfter(
  screen: BidScreen,
  result: SubmitResult,
  back: SubmissionPhase,
): SubmissionPhase {
  if (result.kind === 'needs-consent') {
    const { open, isSame } = result;
    if (isSame) void followOutcome(screen, open.key);
    return { phase: 'consent', open, isSame };
  }
  const { submission } = result;
  if (screen.left || !submission) return back;
  switch (submission.status) {
    case 'placed':
      return placed(screen, { ...result, submission }, back);
    case 'prepared':
    case 'refused':
    case 'not-placed':
      dismiss(submission.key);
      return rejected(screen, { ...result, submission }, back);
    case 'sending':
    case 'unknown':
    case 'given-up':
      void followOutcome(screen, submission.key);
      return { phase: 'unknown', key: submission.key, failure: submission.failure };
  }
}

type Told = SendResult & { readonly submission: Submission };

function placed(
  screen: BidScreen,
  { submission, receipt }: Told,
  back: SubmissionPhase,
): SubmissionPhase {
  const { bids } = screen.state;
  if (!isTableOf(submission, bids)) return back;
  completeSubmission(screen);
  dismiss(submission.key);
  if (!receipt) {
    const at = submission.settledAt ?? hostNow();
    return { phase: 'accepted', found: submission.found, summary: { bids, at } };
  }
  const [last] = bids;
  if (last) keepStake(last.points);
  const { previous_balance: before, current_balance: after } = receipt.user_balance;
  const summary = { bids, before, after, at: hostNow() };
  return screen.definition.submitsBeforeConfirm
    ? { phase: 'receipt', summary }
    : { phase: 'accepted', found: [], summary };
}

/**
 * A response to more than the wallet holds opens the balance dialog, whatever its text; one after the end of bidding names
 * that time. Any other rejection is alerted.
 */
function rejected(
  screen: BidScreen,
  { submission, error }: Told,
  back: SubmissionPhase,
): SubmissionPhase {
  const text = submission.failure ?? betErrorText(undefined).text;
  if (error) {
    const available = balanceOf(screen);
    const required = submission.body.amount;
    const isShort = available !== undefined && available < required && error.status !== 401;
    if (isShort || betErrorText(error).insufficient) {
      // A balance that covers the bets is wrong if the host rejects them as above the wallet.
      if (!isShort) doubtPoints();
      return { phase: 'insufficient-balance', available: balanceOf(screen), required };
    }
    const ended = endedPhase(screen, text);
    if (ended) return ended;
  }
  alertError(text);
  return back;
}

/** The phase that shows the time of the end, if bidding is over by the host's clock. */
function endedPhase(screen: BidScreen, failure: Shown): SubmissionPhase | undefined {
  const now = hostTime();
  if (now === undefined) return undefined;
  const ends = screen.state.bids.map(({ gameType }) => betEnd(screen, gameType, now));
  const ended = ends.find((end) => end !== undefined && end.minutes <= 0);
  return ended && { phase: 'ended', failure, session: ended.session, clock: ended.clock };
}

/**
 * Shows the outcome of a submission once it is known, if the player is still on its screen, and the screen shows its
 * dialog or has its bids in the table. Otherwise the notice shows the outcome.
 */
export async function followOutcome(screen: BidScreen, key: string): Promise<void> {
  const submission = await outcomeOf(key);
  const { state } = screen;
  if (screen.left) return;
  const { submission: shown } = state;
  const holdsBids = submission !== undefined && isTableOf(submission, state.bids);
  const isOwnDialog =
    (shown.phase === 'unknown' && shown.key === key) ||
    (shown.phase === 'consent' && shown.isSame && shown.open.key === key);
  // Confirming them once more would place them a second time.
  const confirmsPlaced =
    shown.phase === 'confirming' && !isSending(shown) && submission?.status === 'placed';
  if (isOwnDialog || (holdsBids && (shown.phase === 'editing' || confirmsPlaced)))
    state.submission = phaseAfter(screen, { kind: 'outcome', submission }, { phase: 'editing' });
}
