import { expect, it } from 'vitest';
import {
  betType,
  exchange,
  got,
  json,
  market,
  page,
  posted,
  record,
  said,
} from '../test-support.ts';

const login = (points: number) =>
  posted(
    '/users/login/',
    { mobile_number: '9876543210' },
    {
      user: { name: 'Asha', mobile_number: '9876543210', points },
      tokens: { access: 'a.b.c', refresh: 'r' },
    },
  );
const lists = [
  got('/markets/', [market()]),
  got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
];
const bet = (before: number, amount: number) =>
  exchange(
    {
      method: 'POST',
      path: '/betting/',
      token: 'a.b.c',
      body: {
        bet_type_id: 1,
        market_id: 7,
        amount,
        payload: { bets: [{ digit: '5', points: amount, bet_type: 'open' }] },
      },
    },
    json({ user_balance: { previous_balance: before, current_balance: before - amount } }),
  );
const history = (...rows: object[]) => {
  const read = got('/bets/history/', page(...rows));
  return { ...read, request: { ...read.request, token: 'a.b.c' } };
};
const won = record({
  at: '2026-11-18T11:00:00+05:30',
  details: { bet_status: 'won' },
  values: { win_amount: 95, net_profit: 85 },
});
const rising = (found: { failures: string[]; notes: string[] }) => ({
  failures: found.failures.filter((text) => text.includes('rises')),
  notes: found.notes.filter((text) => text.includes('rises')),
});

it('points that come from elsewhere are a note', () => {
  const session = [login(100), ...lists, history(won), bet(100, 5), login(595)];
  expect(rising(said(...session))).toEqual({
    failures: [],
    notes: [expect.stringContaining('$.user.points rises by 500 more than the bets that won')],
  });
});

it('a stake that comes back is a contradiction', () => {
  const session = [login(100), ...lists, history(won), bet(100, 5), bet(95, 7), login(100)];
  expect(rising(said(...session)).failures).toEqual([
    expect.stringContaining(
      'rises by 12 more than the bets that won meanwhile, by the stakes of bets',
    ),
  ]);
});

it('a win that is paid once more is a contradiction', () => {
  const session = [login(100), ...lists, history(won), login(195)];
  expect(rising(said(...session)).failures).toEqual([
    expect.stringContaining('rises by 95 more than the bets that won meanwhile, by a win'),
  ]);
});
