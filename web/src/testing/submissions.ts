import type { Receipt } from '@matka/contracts/decoders/betting';
import type { BetRecord, History } from '@matka/contracts/decoders/history';
import { ApiError } from '../api/api-error.ts';
import { goOn } from '../features/bids/engine/confirm.ts';
import type { Definition } from '../features/bids/engine/definition.ts';
import { enterScreen } from '../features/bids/engine/enter-screen.ts';
import type { BidScreen } from '../features/bids/engine/screen.ts';
import { jodiDigits } from '../features/bids/screens/jodi-digits.ts';
import { bid, openForTest } from './bid-screens.ts';

/** The answer to placed bets, with the wallet before and after. */
export const bettingResponse = (previous_balance: number, current_balance: number): Receipt => ({
  user_balance: { previous_balance, current_balance },
  bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
});

/** The only page of a history. */
export const page = (data: BetRecord[]): History => ({
  data,
  pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
});

/** A placed jodi of the sample market, with the wallet that it found. */
export const record = (jodi: string, points: number, before_amount: number): BetRecord => ({
  id: 1,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Jodi Digits' },
  timestamps: { created_at: '2020-01-01T00:00:00.000+05:30' },
  calculated_values: {},
  bet_details: {
    bet_status: 'PENDING',
    amount: points,
    before_amount,
    placed_bets: [{ jodi, points }],
  },
});

/** Two jodis, 30 points in all. */
export const bids = [bid('05', 10, 'close'), bid('47', 20, 'close')];

/** A screen that was entered and has bids. */
export function withBids(definition: Definition = jodiDigits, table = bids) {
  const screen = openForTest(definition);
  enterScreen(screen);
  screen.state.bids = table;
  return screen;
}

/** A screen whose confirmation is open. */
export function confirming() {
  const screen = withBids();
  goOn(screen);
  return screen;
}

/** Where the submission of a screen stands. */
export const phaseOf = ({ state }: BidScreen) => state.submission.phase;
/** The answer did not come in time. */
export const lost = () => new ApiError('timeout', 'The answer took too long');
/** The host says no. */
export const errorResponse = (body: unknown, status = 400) =>
  new ApiError('status', 'refused', { status, body });
