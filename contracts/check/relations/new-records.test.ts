import { expect, it } from 'vitest';
import { betType, got, market, now, page, posted, record, said } from '../test-support.ts';

const older = record({ id: 1 });
const sent = {
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [{ digit: '5', points: 10, bet_type: 'open' }] },
};
const booked = (details: object) =>
  said(
    got('/markets/', [market()]),
    got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
    got('/bets/history/', page(older)),
    posted('/betting/', sent, { user_balance: { previous_balance: 100, current_balance: 90 } }),
    got('/bets/history/', page(record({ id: 2, type: 'Ank', at: now, details }), older)),
  ).failures;

it.each([
  [{ placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }] }],
  [{ placed_bets: [], open_digit: '5', bet_type: 'open' }],
  [{ placed_bets: [{ digit: '5', points: 10 }] }],
])('a bet that the kit placed is recognised in %j', (details) => {
  expect(booked(details)).toEqual([]);
});

it.each([
  [{ placed_bets: [] }, 'shows no number for 5 on Surya Day, Ank, open, 10 points'],
  [{ placed_bets: [{ digit: '6', points: 10, bet_type: 'open' }] }, 'lacks 5 on Surya Day'],
  [{ placed_bets: [{ digit: '5', points: 10, bet_type: 'close' }] }, 'lacks 5 on Surya Day'],
])('a bet that the kit placed is not shown in %j', (details, text) => {
  expect(booked(details).join()).toContain(`$.data[*].bet_details.placed_bets ${text}`);
});

it('new bets may be shown by the other history first', () => {
  const placed = posted('/betting/', sent, {
    user_balance: { previous_balance: 100, current_balance: 90 },
  });
  const again = posted(
    '/betting/',
    { ...sent, market_id: 7 },
    { user_balance: { previous_balance: 90, current_balance: 80 } },
  );
  const bet = (id: number, at: string, before_amount: number) =>
    record({
      id,
      type: 'Ank',
      at,
      details: {
        before_amount,
        placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }],
      },
    });
  const whole = page(bet(3, '2026-11-20T12:02:00+05:30', 90), bet(2, now, 100), older);
  expect(
    said(
      got('/markets/', [market()]),
      got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
      got('/bets/history/', page(older)),
      placed,
      again,
      got('/betting/history/', whole),
      got('/bets/history/', whole),
    ).failures,
  ).toEqual([]);
});
