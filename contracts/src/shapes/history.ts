import { MatchersV3 } from '@pact-foundation/pact';
import { digit, id, money, session, timestamp } from './primitives.ts';

const { string, boolean, integer } = MatchersV3;

export const pagination = {
  current_page: integer(1),
  has_previous: boolean(false),
  has_next: boolean(true),
  total_pages: integer(3),
};

/** A bet record with one sub-bet, as the mock writes them. */
export const record = (status: string | object = string('PENDING')) => ({
  id: id(41),
  market: { name: string('Kalyan Matka') },
  bet_type: { name: string('Single Digit') },
  timestamps: { created_at: timestamp() },
  bet_details: {
    bet_status: status,
    amount: money(10),
    before_amount: money(10000),
    placed_bets: MatchersV3.eachLike({ bet_type: session(), digit: digit('5'), points: money(10) }),
  },
});
