import { onlyPage } from '@matka/contracts/api/common';
import type { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { ApiError } from '@matka/contracts/client/api-error';
import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import type { Definition } from '../features/bids/engine/definition.ts';
import { enterScreen } from '../features/bids/engine/enter-screen.ts';
import type { BidScreen } from '../features/bids/engine/screen.ts';
import { continueToConfirmation } from '../features/bids/engine/submit-bids.ts';
import { definition as jodiDigits } from '../features/bids/screens/jodi-digits.ts';
import { bid, openForTest } from './bid-screens.ts';

/** The outcome of placed bets, with the wallet before and after. */
export const placed = (previous_balance: number, current_balance: number): BetOutcome => ({
  kind: 'placed',
  receipt: {
    user_balance: { previous_balance, current_balance },
    bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
  },
});

/** The only page of a history. */
export const page = (data: BetRecord[]): HistoryResponse => ({
  data,
  pagination: onlyPage,
});

/** Two jodis, 30 points in all. */
export const bids = [bid('05', 10, 'close'), bid('47', 20, 'close')];

/** An open screen with bids. */
export function withBids(definition: Definition = jodiDigits, table = bids) {
  const screen = openForTest(definition);
  enterScreen(screen);
  screen.state.bids = table;
  return screen;
}

/** A screen whose confirmation is open. */
export function confirming() {
  const screen = withBids();
  continueToConfirmation(screen);
  return screen;
}

/** The phase of a screen's submission. */
export const phaseOf = ({ state }: BidScreen) => state.submission.phase;
/** No response came in time. */
export const unanswered = (): BetOutcome => ({
  kind: 'unknown',
  reason: 'timeout',
  error: new ApiError('timeout', 'The response took too long'),
});
/** The host failed while processing the bets. */
export const serverError = (): BetOutcome => ({
  kind: 'unknown',
  reason: 'server-error',
  error: new ApiError('status', 'Status 500', { status: 500, body: {} }),
});
/** The host rejected the bets. */
export const errorResponse = (body: unknown, status = 400): BetOutcome => ({
  kind: 'refused',
  status,
  error: new ApiError('status', 'refused', { status, body }),
});
