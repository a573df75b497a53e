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

it.each([undefined, null, ''])(
  'a bet may have %j in place of a number that it does not use',
  (none) => {
    const numbers = { pana: none, jodi: none, open_pana: none, close_digit: none };
    expect(failures(won(numbers))).toEqual([]);
  },
);

it('a lost bet on the drawn number is a failure', () => {
  expect(failures(won({ jodi: '' }, 'lost'))).toEqual([
    expect.stringContaining('is lost; the draw 140-51-128 makes it won'),
  ]);
});

it('a pending bet is a failure once the next day is drawn, however often its draw is read', () => {
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

const payouts = (ank: number) =>
  got(
    '/admin/payout-multipliers/?page=1',
    page(
      { bet_type: { name: 'Bulk' }, payout_config: { multiply_by: ank } },
      { bet_type: { name: 'Ank' }, payout_config: { multiply_by: ank } },
      { bet_type: { name: 'Odd' }, payout_config: { multiply_by: 8 } },
    ),
  );
const types = got('/bet-types/', [
  betType(1, 'single_digits', 'Ank'),
  betType(2, 'single_digits_bulk', 'Bulk'),
  betType(18, 'odd_even', 'Odd'),
]);
const paid = (id: number, points: number, win: number, type = 'Ank') =>
  record({
    id,
    type,
    at: `${day}T11:00:00+05:30`,
    details: {
      bet_status: 'won',
      amount: points,
      placed_bets: [{ digit: '5', points, bet_type: 'open' }],
    },
    values: { win_amount: win, net_profit: win - points },
  });
const list = 'GET /admin/payout-multipliers/ $.data[*].payout_config.multiply_by';
const history = 'GET /bets/history/ $.data[*].calculated_values.win_amount';

it.each([
  ['ten times', 90, [paid(1, 10, 90), paid(2, 7, 63), paid(3, 5, 40, 'Odd')], list],
  ['half', 4.5, [paid(1, 10, 90), paid(2, 7, 63), paid(3, 5, 40, 'Odd')], list],
  ['a little more', 9.5, [paid(1, 10, 90), paid(2, 7, 63), paid(3, 5, 40, 'Odd')], list],
  ['half', 4.5, [paid(1, 10, 90), paid(2, 7, 63, 'Bulk'), paid(3, 5, 40, 'Odd')], list],
  // The wins of both games are wrong, of one game in two ways, or there is one win alone.
  ['half', 4.5, [paid(1, 10, 90), paid(2, 7, 63), paid(3, 5, 80, 'Odd')], history],
  ['half', 4.5, [paid(1, 10, 90), paid(2, 7, 31.5), paid(3, 5, 40, 'Odd')], history],
  ['half', 4.5, [paid(1, 10, 90), paid(3, 5, 40, 'Odd')], history],
  ['half', 4.5, [paid(1, 10, 90), paid(2, 7, 63)], history],
])(
  'wins and a listed rate of %s the paid rate contradict each other, reported at $3: row %#',
  (_, rate, records, place) => {
    const { failures } = said(
      types,
      payouts(rate),
      host[2] ?? types,
      got('/bets/history/', page(...records)),
    );
    expect(new Set(failures.map((text) => text.replace(/ (is|of bet) .*/, '')))).toEqual(
      new Set([place]),
    );
  },
);
