import { expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import { got, page, record, said } from '../test-support.ts';

const pending = record({ id: 2 });
const lost = record({
  id: 1,
  details: { bet_status: 'lost' },
  values: { win_amount: 0, net_profit: -10 },
});
const whole = got('/bets/history/?page=1', page(pending, lost));
const filtered = (query: string, ...records: object[]) =>
  got(`/bets/history/?page=1&${query}`, page(...records));

it.each([
  ['bet_status=lost', 'bet_status=lost', 'bet 2, which is pending'],
  ['bet_status=won&bet_status=lost', 'bet_status=won&bet_status=lost', 'bet 2, which is pending'],
  ['session_type=open', 'session_type=open', 'bet 2, which is close'],
  ['market_names=Milan+Day', 'market_names=Milan Day', 'bet 2, which is on Surya Day'],
  ['bet_status=pending&session_type=open', 'session_type=open', 'bet 2, which is close'],
])('a list that ignores %s is a failure that names the parameter', (query, parameter, found) => {
  expect(said(filtered(query, pending)).failures).toEqual([
    `GET /bets/history/ ${parameter} is ignored: $.data[0] is ${found}`,
  ]);
});

it('a list with an ignored filter is one failure, however many bets it should leave out', () => {
  const others = [record({ id: 3 }), record({ id: 4 })];
  expect(said(filtered('bet_status=lost', pending, ...others)).failures).toHaveLength(1);
});

it('a bet without a session may be in the list of either session, or in none', () => {
  const silent = record({ details: { placed_bets: [{ jodi: '05', points: 10 }] } });
  const all = got('/bets/history/?page=1', page(silent));
  for (const query of ['session_type=open', 'session_type=close'])
    for (const records of [[], [silent]])
      expect(said(all, filtered(query, ...records), all).failures).toEqual([]);
});

it('a list that leaves out a bet is a failure only after both lists were read again', () => {
  const query = 'bet_status=pending';
  expect(said(whole, filtered(query), filtered(query), whole).failures).toEqual([
    'GET /bets/history/ bet_status=pending leaves out bet 2, which matches it',
  ]);
  const decided = record({
    id: 2,
    details: { bet_status: 'won' },
    values: { win_amount: 95, net_profit: 85 },
  });
  const later = got('/bets/history/?page=1', page(decided, lost));
  expect(said(whole, filtered(query), filtered(query), later).failures).toEqual([]);
  expect(checkExchanges([whole, filtered(query)]).questions()).toEqual([
    { path: '/bets/history/', query: Object.entries({ page: '1', bet_status: 'pending' }) },
    { path: '/bets/history/', query: [['page', '1']] },
  ]);
});

it.each([
  ['its market', record({ id: 2 }), { market: {} }, 'market_names=Surya+Day'],
  ['its status', record({ id: 2, details: { bet_status: null } }), {}, 'bet_status=lost'],
])('a record without %s contradicts no filter', (_, silent, more, query) => {
  const all = got('/bets/history/?page=1', page({ ...silent, ...more }));
  const found = said(all, filtered(query), filtered(query, { ...silent, ...more }), all);
  expect(
    found.failures.filter((text) => !text.includes('missing') && !text.includes('null')),
  ).toEqual([]);
});

it.each([
  ['without ids', { id: undefined }],
  ['without details', { bet_details: undefined }],
])('records %s are failures once, and not again as missing from their list', (_, change) => {
  const [one, other] = [record({ id: 3 }), record({ id: 2 })].map((row) => ({ ...row, ...change }));
  const rows = [one, other].map((row) => row ?? {});
  const { failures } = said(
    got('/betting/history/?page=1', page(pending)),
    got('/bets/history/?page=1', page(...rows)),
  );
  expect(failures).toEqual(
    rows.map(() => expect.stringMatching(/^GET \/bets\/history\/ \$\.data\[\d\]\.\w+ is missing/)),
  );
});

it('a list with a next page but no number of pages is one failure, without a comparison', () => {
  const open = {
    data: [pending],
    pagination: { current_page: 1, has_previous: false, has_next: true },
  };
  const first = got('/bets/history/?page=1', open);
  const { failures } = said(whole, first, filtered('bet_status=lost', lost));
  expect(failures).toEqual([
    expect.stringContaining(
      'GET /bets/history/ $.pagination.total_pages is missing beside has_next true',
    ),
  ]);
});
