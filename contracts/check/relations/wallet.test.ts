import { expect, it } from 'vitest';
import {
  betType,
  exchange,
  got,
  json,
  market,
  now,
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

it('points from an unknown source are a note', () => {
  const session = [login(100), ...lists, history(won), bet(100, 5), login(595)];
  expect(rising(said(...session))).toEqual({
    failures: [],
    notes: [expect.stringContaining('$.user.points rises by 500 more than the bets that won')],
  });
});

it('a returned stake is a contradiction', () => {
  const session = [login(100), ...lists, history(won), bet(100, 5), bet(95, 7), login(100)];
  expect(rising(said(...session)).failures).toEqual([
    expect.stringContaining(
      'rises by 12 more than the bets that won meanwhile, by the stakes of bets',
    ),
  ]);
});

it('a returned stake does not count as a win of the day before, whenever the markets were read', () => {
  const yesterday = record({
    at: '2026-11-19T11:00:00+05:30',
    details: { bet_status: 'won' },
    values: { win_amount: 95, net_profit: 85 },
  });
  const session = [login(100), history(yesterday), ...lists, bet(100, 5), login(100)];
  expect(rising(said(...session)).failures).toEqual([expect.stringContaining('rises by 5 more')]);
});

it.each([
  ['is a contradiction', '2026-11-20T10:20:00.000Z', 1],
  ['may be a win', '2026-11-20T10:40:00.000Z', 0],
])('a returned stake while a bet waits for its draw at 16:00 %s at %s', (_, at, count) => {
  const pending = record({
    id: 42,
    type: 'Ank',
    at: now,
    details: { amount: 5, placed_bets: [{ digit: '5', points: 5, bet_type: 'open' }] },
  });
  const placing = [login(100), ...lists, history(won), bet(100, 5), history(pending, won)];
  const { failures } = rising(said(...placing, bet(100, 7), { ...login(100), at }));
  expect(failures).toHaveLength(count);
});

it('a win that is paid twice is a contradiction', () => {
  const session = [login(100), ...lists, history(won), login(195)];
  expect(rising(said(...session)).failures).toEqual([
    expect.stringContaining('rises by 95 more than the bets that won meanwhile, by a win'),
  ]);
});

/** A bet of 10 points at noon of a day, with the wallet before it. */
const placed = (id: number, before: number, win?: number, net = (win ?? 0) - 10) =>
  record({
    id,
    at: `2026-11-${10 + id}T12:00:00+05:30`,
    details: {
      bet_status: win === undefined ? 'PENDING' : win > 0 ? 'won' : 'lost',
      before_amount: before,
    },
    values: win === undefined ? {} : { win_amount: win, net_profit: net },
  });
const ofWallet = (...rows: object[]) =>
  said(login(70), ...lists, history(...rows)).failures.filter((text) =>
    /wins before it|without the stake/.test(text),
  );

it('a wallet without any of several wins contradicts the won bets', () => {
  const rows = [
    placed(5, 60),
    placed(4, 70, 0),
    placed(3, 80, 95),
    placed(2, 90, 95),
    placed(1, 100, 0),
  ];
  const text =
    'GET /bets/history/ $.data[*].bet_details.before_amount of bet 5 is 60: the wallet holds none of the 2 wins before it, of 95 for bet 2';
  expect(ofWallet(...rows)).toEqual([text]);
  expect(ofWallet(...rows.toReversed())).toEqual([text]);
});

it('a wallet that holds the wins without their paise contradicts the bets that won', () => {
  const rows = (paise: number) => [
    placed(4, 260 + paise),
    placed(3, 175 + paise, 95),
    placed(2, 90 + paise, 95.5),
    placed(1, 100, 0),
  ];
  const told = (...all: object[]) =>
    said(login(70), ...lists, history(...all)).failures.filter((text) => text.includes('paise'));
  expect(told(placed(5, 250), ...rows(0))).toEqual([
    'GET /bets/history/ $.data[*].bet_details.before_amount of bet 4 is 260: the paise of the wallet never change, although the wins before it have some',
  ]);
  expect(told(placed(5, 250.5), ...rows(0.5))).toEqual([]);
  // Its last win may have been paid later.
  expect(told(...rows(0).slice(1))).toEqual([]);
});

it.each([
  ['wins are paid', [placed(4, 260), placed(3, 175, 95), placed(2, 90, 95), placed(1, 100, 0)]],
  [
    'points come or go otherwise',
    [placed(4, 50), placed(3, 80, 95), placed(2, 90, 95), placed(1, 100, 0)],
  ],
  ['one win may be paid later', [placed(3, 80), placed(2, 90, 95), placed(1, 100, 0)]],
  ['the wins come after the last bet', [placed(2, 90, 95), placed(1, 100, 0)]],
  [
    'a bet does not say',
    [
      placed(4, 70),
      { ...placed(3, 80, 95), bet_details: { bet_status: 'won', amount: 10 } },
      placed(2, 90, 95),
      placed(1, 100, 95),
    ],
  ],
])('a wallet without wins may be right: %s', (_, rows) => {
  expect(ofWallet(...rows)).toEqual([]);
});

it('net profits that contain the stakes of lost bets, but not of won bets, are a contradiction', () => {
  expect(ofWallet(placed(2, 90, 95, 95), placed(1, 100, 0))).toEqual([
    'GET /bets/history/ $.data[*].calculated_values.net_profit of bet 2 is its win of 95, without the stake of 10; of bet 1, which lost, it is the stake',
  ]);
  expect(ofWallet(placed(2, 90, 95, 85), placed(1, 100, 0))).toEqual([]);
  expect(ofWallet(placed(2, 90, 95, 95), placed(1, 100, 0, 0))).toEqual([]);
  expect(ofWallet(placed(2, 90, 95, 95))).toEqual([]);
});
