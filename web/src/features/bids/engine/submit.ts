import type { Receipt } from '@matka/contracts/decoders/betting';
import { betErrorText } from '../../../api/bet-error-text.ts';
import { type Submission as Body, isOutcomeUnknown, placeBets } from '../../../api/betting.ts';
import { showAlert } from '../../../ui/alert.tsx';
import type { Bid } from './bids.ts';
import { buildRequest, sentId } from './build-request.ts';
import { lookForSent } from './lost-response.ts';
import type { BidScreen } from './screen.ts';
import { balanceOf } from './screen.ts';
import { bidsOf } from './screen-bids.ts';
import type { Sent, Submission } from './submission.ts';
import { completeSubmission } from './table.ts';

const isOnItsWay = (submission: Submission): boolean =>
  submission.phase === 'sending' ||
  submission.phase === 'unknown' ||
  (submission.phase === 'confirming' && submission.sending);

/**
 * Sends the bids of a screen, once: a second press while they are on their way does nothing, and when
 * the answer is lost the history is asked before anything can be sent again.
 */
export async function submit(screen: BidScreen): Promise<void> {
  const { state } = screen;
  const before = state.submission;
  if (isOnItsWay(before)) return;
  const bids = bidsOf(screen, state);
  let body: Body;
  try {
    if (bids.length === 0) throw new Error('No valid bids to submit');
    body = buildRequest(screen, bids, state.form);
  } catch (error) {
    tell(error);
    return;
  }
  if (showShortage(screen, body.amount)) return;
  const sent = sentOf(screen, bids, body.amount);
  state.sent = sent;
  state.submission =
    before.phase === 'confirming' ? { ...before, sending: true } : { phase: 'sending' };
  let answer: Receipt;
  try {
    answer = await placeBets(body, sent.key);
  } catch (error) {
    if (isOutcomeUnknown(error)) await lookForSent(screen);
    else refused(screen, error, before, body.amount);
    return;
  }
  accepted(screen, answer, sent);
}

function tell(error: unknown): void {
  void showAlert(`Error: ${betErrorText(error).text}`);
}

/** Opens the dialog on the wallet when it holds less than is needed. */
function showShortage(screen: BidScreen, required: number, always = false): boolean {
  const available = balanceOf(screen);
  if (available >= required && !always) return false;
  screen.state.submission = { phase: 'short', available, required };
  return true;
}

function accepted(screen: BidScreen, answer: Receipt, { bids, at }: Sent): void {
  const { previous_balance: before, current_balance: after } = answer.user_balance;
  completeSubmission(screen, after);
  screen.state.submission = screen.definition.submitsBeforeConfirm
    ? { phase: 'receipt', statement: { bids, before, after, at } }
    : { phase: 'accepted', found: false };
}

function refused(screen: BidScreen, error: unknown, before: Submission, required: number): void {
  screen.state.sent = null;
  screen.state.submission = before;
  if (!showShortage(screen, required, betErrorText(error).insufficient)) tell(error);
}

/** The same bids sent again after a lost answer go out under the same key: a host may know it. */
function sentOf(screen: BidScreen, bids: readonly Bid[], total: number): Sent {
  const { state, betType, market } = screen;
  const lost = state.sent;
  const again = lost && JSON.stringify(lost.bids) === JSON.stringify(bids);
  return {
    at: Date.now(),
    bids,
    total,
    balance: balanceOf(screen),
    marketName: market.name,
    betTypeName: sentId(screen) === betType.id ? betType.name : undefined,
    key: again ? lost.key : randomKey(),
  };
}

/** Not randomUUID, which pages without TLS do not have. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
