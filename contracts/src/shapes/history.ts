import { MatchersV3 } from '@pact-foundation/pact';
import { digit, id, jodi, money, pana, session, timestamp } from './primitives.ts';

const { string, boolean, integer, eachLike } = MatchersV3;

export const pagination = {
  current_page: integer(1),
  has_previous: boolean(false),
  has_next: boolean(true),
  total_pages: integer(3),
};

/** A bet record with one sub-bet, whatever it is on. */
export const record = (status: string | object = string('PENDING'), numbers: object = {}) => ({
  id: id(41),
  market: { name: string('Kalyan Matka') },
  bet_type: { name: string('Single Digit') },
  timestamps: { created_at: timestamp() },
  bet_details: {
    bet_status: status,
    amount: money(10),
    before_amount: money(10000),
    placed_bets: eachLike({ bet_type: session(), points: money(10), ...numbers }),
  },
});

/** The numbers of a sub-bet, by kind: a page holds several kinds side by side. */
export const onDigit = { digit: digit('5') };
export const onPana = { pana: pana('128') };
export const onJodi = { jodi: jodi('05') };
