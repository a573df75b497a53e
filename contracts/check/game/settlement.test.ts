import { expect, it } from 'vitest';
import { betType, got, page, record, said } from '../test-support.ts';

const day = '2026-11-18';
const host = [
  got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
  got(
    '/admin/payout-multipliers/?page=1',
    page({ bet_type: { name: 'Ank' }, payout_config: { multiply_by: 9 } }),
  ),
  got(`/markets/results/monthly/?month=11&year=2026&date=${day}`, {
    markets: {
      'Surya Day': [{ open_pana: '140', open_digit: '5', close_pana: '128', close_digit: '1' }],
    },
  }),
];
/** A bet of 10 points on the open digit 5, which won 90. */
const won = (more: object, status = 'won') =>
  record({
    type: 'Ank',
    at: `${day}T11:00:00+05:30`,
    details: {
      bet_status: status,
      placed_bets: [{ digit: '5', points: 10, bet_type: 'open', ...more }],
    },
    values: status === 'won' ? { win_amount: 90, net_profit: 80 } : {},
  });
const failures = (one: object) => said(...host, got('/bets/history/', page(one))).failures;

it.each([undefined, null, ''])('a number that a bet does not have may be %j', (none) => {
  const numbers = { pana: none, jodi: none, open_pana: none, close_digit: none };
  expect(failures(won(numbers))).toEqual([]);
});

it('a bet on the drawn number is not lost', () => {
  expect(failures(won({ jodi: '' }, 'lost'))).toEqual([
    expect.stringContaining('is lost; the draw 140-51-128 makes it won'),
  ]);
});

it('a bet is pending no more once the next day is drawn, however often its draw is read', () => {
  const results = (date: string) =>
    got(`/markets/results/monthly/?month=11&year=2026&date=${date}`, {
      markets: {
        'Surya Day': [{ open_pana: '140', open_digit: '5', close_pana: '128', close_digit: '1' }],
      },
    });
  const pending = got('/bets/history/', page(won({}, 'PENDING')));
  const [own, next] = [results(day), results('2026-11-19')];
  expect(said(...host, pending, own).failures).toEqual([]);
  expect(said(...host, next, pending, own).failures).toEqual([
    expect.stringContaining('is pending, although its draw is out'),
  ]);
});
