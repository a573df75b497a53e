// @vitest-environment node
import type { BetRecord, PlacedBet } from '@matka/contracts/decoders/history';
import { describe, expect, it } from 'vitest';
import { bid, sangamBid } from '../../../testing/bid-screens.ts';
import { findSent } from './lost-response.ts';
import type { Sent } from './submission.ts';

const sentAt = Date.parse('2026-11-21T10:00:00+05:30');

const sent: Sent = {
  at: sentAt,
  bids: [bid('7', 10), bid('3', 20)],
  total: 30,
  balance: 1000.5,
  marketName: 'Kalyan Matka',
  betTypeName: 'Single Digit',
  key: 'k',
};

const record = (
  placed: PlacedBet,
  before_amount: number | null,
  over: { market?: string; betType?: string; at?: string } = {},
): BetRecord => ({
  id: 1,
  market: { name: over.market ?? 'Kalyan Matka' },
  bet_type: { name: over.betType ?? 'Single Digit' },
  timestamps: { created_at: over.at ?? '2020-01-01T00:00:00.000+05:30' },
  calculated_values: {},
  bet_details: {
    bet_status: 'PENDING',
    amount: placed.points ?? 0,
    ...(before_amount !== null && { before_amount }),
    placed_bets: [placed],
  },
});

const seven = { digit: '7', points: 10 };
const three = { digit: '3', points: 20 };
/** As the host writes them: one after the other, the newest first. */
const committed = [record(three, 990.5), record(seven, 1000.5)];

describe('bets whose answer was lost', { tags: ['@FLOW-14'] }, () => {
  it('are found by their numbers, their points and the wallet', () => {
    expect(findSent(committed, sent)).toEqual({ placed: true, balance: 970.5 });
    const older = record({ digit: '9', points: 5 }, 1005.5);
    expect(findSent([...committed, older], sent).placed).toBe(true);
  });

  it('are not there in an empty history', () => {
    expect(findSent([], sent)).toEqual({ placed: false });
  });

  it('are not there when one is missing or differs', () => {
    expect(findSent([record(three, 990.5)], { ...sent, bids: sent.bids }).placed).toBe(true);
    const other = record({ digit: '1', points: 1 }, 500);
    expect(findSent([record(three, 990.5), other], sent)).toEqual({ placed: false });
    expect(findSent([record({ digit: '3', points: 25 }, 990.5), other], sent).placed).toBe(false);
  });

  it('are not those of another market or bet type', () => {
    const elsewhere = committed.map(({ bet_details }) => bet_details.before_amount ?? 0);
    const bets = (over: object) =>
      [three, seven].map((placed, at) => record(placed, elsewhere[at] ?? 0, over));
    expect(findSent(bets({ market: 'Milan Day' }), sent).placed).toBe(false);
    expect(findSent(bets({ betType: 'Single Digit Bulk' }), sent).placed).toBe(false);
  });

  it('are not the same bets sent before, after which the wallet stood where it stands', () => {
    const before = [record(three, 1020.5), record(seven, 1030.5)];
    expect(findSent(before, sent)).toEqual({ placed: false });
  });

  it('are told by the time where the wallet says nothing', () => {
    const at = (time: string) => [
      record(three, null, { at: time }),
      record(seven, null, { at: time }),
    ];
    expect(findSent(at('2026-11-21T10:00:01+05:30'), sent).placed).toBe(true);
    expect(findSent(at('2026-11-21T09:59:00+05:30'), sent).placed).toBe(true);
    expect(findSent(at('2026-11-21T09:50:00+05:30'), sent).placed).toBe(false);
  });

  it('may be more than a page holds', () => {
    const bids = Array.from({ length: 12 }, (_, at) => bid(String(100 + at), 10));
    const page = bids
      .slice(2)
      .reverse()
      .map(({ label }, at) => record({ pana: label, points: 10 }, 1000.5 - 110 + at * 10));
    expect(findSent(page, { ...sent, bids, total: 120 })).toEqual({ placed: true, balance: 880.5 });
  });

  it('are found whatever the host calls the two numbers of a sangam', () => {
    const bids = [sangamBid({ openDigit: '5', closePana: '128' }, 10)];
    const sangam = { ...sent, bids, total: 10, betTypeName: undefined };
    const placed = { close_pana: '128', open_digit: '5', points: 10 };
    expect(findSent([record(placed, 1000.5)], sangam).placed).toBe(true);
  });

  it('are found where the record carries the numbers itself', () => {
    const bare = record(seven, 1000.5);
    const one = { ...sent, bids: [bid('7', 10)], total: 10 };
    expect(
      findSent(
        [{ ...bare, bet_details: { ...bare.bet_details, placed_bets: [], open_digit: '7' } }],
        one,
      ).placed,
    ).toBe(true);
  });
});
