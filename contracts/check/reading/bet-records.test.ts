import { expect, it } from 'vitest';
import { betType, got, page, record, said } from '../test-support.ts';

const types = got('/bet-types/', [
  betType(1, 'single_digits', 'Ank'),
  betType(3, 'jodi_digits', 'Jodi'),
  betType(18, 'odd_even', 'Odd Even'),
]);
const history = (...records: object[]) => said(types, got('/bets/history/', page(...records)));
const withBets = (type: string, ...placed_bets: object[]) =>
  history(record({ type, details: { placed_bets } }));

it.each([
  [{ placed_bets: [{ jodi: '05', points: 10 }] }],
  [{ placed_bets: [], jodi: '05' }],
  [{ placed_bets: [{ jodi: '05', points: 10 }], bet_type: null }],
])('a bet without a session is a note: %j', (details) => {
  expect(history(record({ details }))).toEqual({
    failures: [],
    notes: [expect.stringContaining('$.data[*].bet_details.bet_type is missing')],
  });
});

it.each(['CLOSE', 'Close', ' close ', 'cLOSE'])('the session %j is read as close', (bet_type) => {
  const details = { bet_type, placed_bets: [{ jodi: '05', points: 10, bet_type: 'close' }] };
  expect(history(record({ details }))).toEqual({ failures: [], notes: [] });
  const filtered = got('/bets/history/?session_type=close', page(record({ details })));
  expect(said(types, filtered).failures).toEqual([]);
});

it.each(['night', 'open close', 'O'])(
  'the session %j is a failure because the client does not know it',
  (bet_type) => {
    const details = { placed_bets: [{ jodi: '05', points: 10, bet_type }] };
    expect(history(record({ details })).failures).toEqual([
      expect.stringContaining('expected open or close: the player sees it as it is'),
    ]);
  },
);

it('a bet with contradicting sessions is a failure', () => {
  const details = { bet_type: 'open' };
  expect(history(record({ details })).failures).toEqual([
    expect.stringContaining('$.data[0].bet_details.bet_type is open, expected close'),
  ]);
});

it.each([
  [{ bet_status: 'lost', placed_bets: [], open_pana: '120', result_data: { raw_result: null } }],
  [{ bet_status: 'won', placed_bets: [], jodi: '05', result_data: {} }],
  [{ bet_status: 'lost', result_data: { raw: 'x' } }],
  [{ placed_bets: [], result_data: { raw_result: null } }],
])('a bet needs no result if it shows its number, or before the draw: %j', (details) => {
  const values = { win_amount: 0, net_profit: 0 };
  expect(history(record({ details, values })).failures.join()).not.toContain('result_data');
});

it('a decided bet that shows neither a number nor a result is a failure', () => {
  const details = { bet_status: 'lost', placed_bets: [], result_data: { raw_result: null } };
  expect(history(record({ details })).failures).toEqual([
    expect.stringContaining('$.data[0].bet_details.result_data.raw_result is missing'),
  ]);
});

it.each([
  ['Ank', { ank: '5', points: 10 }, 'digit is missing, expected one digit'],
  ['Jodi', { number: '05', points: 10 }, 'jodi is missing, expected two digits'],
  ['Odd Even', { digits: '5', points: 10 }, 'jodi is missing, expected one digit'],
  ['Double Pana', { panna: '550', points: 10 }, 'pana is missing, expected three digits'],
  ['Jodi', { jodi: 5, points: 10 }, 'jodi is 5, expected two digits'],
  ['Jodi', { jodi: '5', points: 10 }, 'jodi is 5, expected two digits'],
])('a bet on %s with %j is a failure at the number of its type', (type, bet, text) => {
  expect(withBets(type, { bet_type: 'close', ...bet }).failures).toEqual([
    expect.stringContaining(`$.data[0].bet_details.placed_bets[0].${text}`),
  ]);
});

it('a bet of an unknown type without a number is a failure at its place', () => {
  expect(withBets('Lucky', { lucky: '5', bet_type: 'open', points: 10 }).failures).toEqual([
    expect.stringContaining('$.data[0].bet_details.placed_bets[0] shows no number'),
  ]);
});

it('a bet on Odd Even may show its digit under the name jodi', () => {
  expect(withBets('Odd Even', { jodi: '5', bet_type: 'open', points: 10 }).failures).toEqual([]);
});

it.each(['', ' ', 'n/a', '{}', 'None'])(
  'the raw result %j of a bet is ignored if the bet shows its numbers',
  (raw_result) => {
    const decided = { bet_status: 'lost', result_data: { raw_result } };
    const values = { win_amount: 0, net_profit: -10 };
    expect(
      said(got('/bets/history/', page(record({ details: decided, values })))).failures,
    ).toEqual([]);
    const bare = { ...decided, placed_bets: [] };
    expect(
      said(got('/bets/history/', page(record({ details: bare, values })))).failures,
    ).not.toEqual([]);
  },
);

it('an empty text in place of an unused field is read as absent', () => {
  const details = { before_amount: '', bet_type: '', open_pana: '', result_data: '' };
  const values = { win_amount: '', net_profit: '' };
  expect(said(got('/bets/history/', page(record({ details, values })))).failures).toEqual([]);
});
