import { expect, it } from 'vitest';
import type { Finding } from '../check/finding.ts';
import { zoneExpected } from '../check/reading/markets.ts';
import type { RuleName } from '../check/rules.ts';
import { got } from '../check/test-support.ts';
import { type AnyPlace, anyRow } from '../reading/place.ts';
import { keyedReasons } from './cause-keys.ts';

const keyOf = (call: string, place: PropertyKey[] | string, expected?: string, status = 200) =>
  keyedReasons(
    [
      {
        kind: 'failure',
        rule: 'reading',
        call,
        place,
        text: 'is missing',
        exchange: 0,
        ...(expected && { expected }),
      },
    ],
    [got('/', {}, status)],
  ).map(({ key }) => key)[0];

it('the key of a cause names a row of a record, the same at every call with such rows', () => {
  const amount = ['bet_details', 'amount'];
  const keys = [
    keyOf('GET /bets/history/', ['data', 0, ...amount], 'a number'),
    keyOf('GET /bets/history/', ['data', 7, ...amount], 'a number'),
    keyOf('GET /betting/history/', ['data', anyRow, ...amount]),
    keyOf('GET /betting/{id}/', amount),
  ];
  expect(new Set(keys).size).toBe(1);
});

it('the key of a cause differs by field, by call and by the expected status of a response', () => {
  const keys = [
    keyOf('GET /markets/', [0, 'name']),
    keyOf('GET /bet-types/', [0, 'name']),
    keyOf('GET /bets/history/', ['data', 0, 'market', 'name']),
    keyOf('GET /bets/history/', ['data', 0, 'bet_type', 'name']),
    keyOf('GET /markets/', 'status', 'a status from 200 to 299', 404),
    keyOf('GET /homepage/', 'status', 'a status from 200 to 299', 404),
    keyOf('POST /betting/', 'status', '400'),
    keyOf('POST /betting/', 'status', 'a status from 200 to 299', 404),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['rejects its own tokens', 'status', 'is 401, expected a status from 200 to 299', 401],
  ['is down', 'status', 'is 503, expected 400', 503],
  ['says that it sends HTML', 'content type', 'is text/html, expected application/json', 200],
])('the key of a cause is the same at all calls of a host that %s', (_, place, text, status) => {
  expect(keyOf('GET /markets/', place, text, status)).toBe(
    keyOf('GET /homepage/', place, text, status),
  );
});

const history = 'GET /bets/history/';
const results = 'GET /markets/results/monthly/';
const found = (rule: RuleName, place: AnyPlace, text = 'is wrong', call = history): Finding => ({
  kind: 'failure',
  rule,
  call,
  place,
  text,
  exchange: 0,
});
const keysOf = (...findings: Finding[]) =>
  new Set(findings.flatMap((one) => keyedReasons([one], [], findings)).map(({ key }) => key));
const ignored = (place: string) => found('filters', place, 'is ignored: $.data[0] is bet 4');
const time = ['timestamps', 'created_at'];
const amount = ['bet_details', 'amount'];

it.each<[string, ...Finding[]]>([
  ['an ignored filter', ignored('bet_status=won'), ignored('bet_status=lost&bet_status=pending')],
  [
    'a field that cannot be read, with what is in it in any response',
    found('reading', ['data', 3, 'bet_details']),
    found('stable records', ['data', 0, ...amount]),
    found('stable records', ['data', 0, ...amount], 'is wrong', 'GET /betting/history/'),
    found('stable records', amount, 'is wrong', 'GET /betting/{id}/'),
  ],
  [
    'a wallet at a login and on a receipt',
    found('nothing without a bet', ['user', 'points'], 'is 1', 'POST /users/login/'),
    found('nothing without a bet', ['user_balance'], 'is 1', 'POST /betting/'),
  ],
  [
    'bets that filters leave out',
    found('filters', 'market_names=A&market_names=B', 'leaves out bet 4'),
    found('filters', 'bet_status=won&market_names=A', 'leaves out bet 5'),
  ],
  [
    'pages that hold a bet twice',
    found('paging', ['data'], 'holds bet 4 on page 1 and on page 2'),
    found('stable records', ['data'], 'lacks bet 9'),
    found('two histories', ['data'], 'lists 8 bets, the other history 9', 'GET /betting/history/'),
    found('filters', 'bet_status=won', 'shows bet 9'),
    found('bet in the histories', ['data', anyRow, 'bet_details', 'placed_bets'], 'has 2 × 5'),
    found('nothing without a bet', ['data', anyRow, 'bet_details', 'placed_bets'], 'has 1 × 5'),
  ],
  [
    'a bet that cannot be',
    found('reading', 'status', 'is 201, expected a status from 400 to 499', 'POST /betting/'),
    found('rejected bets', 'status', 'is a success although points are 0', 'POST /betting/'),
    found('balance after a bet', ['user_balance', 'current_balance'], 'is 99', 'POST /betting/'),
  ],
  [
    'a token that nobody issued',
    found('reading', 'status', 'is 200, expected 401', 'POST /token/refresh/'),
    found('tokens', ['refresh'], 'may be a token that was never issued', 'POST /token/refresh/'),
  ],
  [
    'the session of bets',
    found('reading', ['data', 0, 'bet_details', 'bet_type'], 'is close, expected open'),
    found('filters', 'session_type=open&market_names=A', 'leaves out bet 4'),
  ],
  [
    'the market of bets',
    found('stable records', ['data', 0, 'market', 'name'], 'is A, another response has B'),
    found('filters', 'market_names=A', 'shows bet 4'),
  ],
  [
    'a number of bets',
    found('reading', ['data', 0, 'bet_details', 'placed_bets', 0, 'jodi'], 'is 5'),
    found('bet in the histories', ['data', anyRow, 'bet_details', 'placed_bets'], 'lacks 05'),
  ],
  [
    'a number of pages',
    found('reading', ['pagination', 'total_pages'], 'is 0, expected a number of at least 1'),
    found('paging', ['pagination', 'has_next'], 'is true on page 3 of 3'),
    found('paging', ['pagination', 'total_pages'], 'does not count page 4'),
    found('two histories', ['data'], 'lists 8 bets', 'GET /betting/history/'),
  ],
  [
    'a page that is not there',
    found('paging', ['pagination', 'has_next'], 'is false on page 4 of 5'),
    found('paging', 'status', 'is 404 for page 5 of 5', 'GET /betting/history/'),
    found('paging', ['data'], 'has 6 rows on page 4, page 1 has 10'),
  ],
  [
    'points that differ from the amount',
    found('amounts', ['data', 0, 'bet_details', 'amount'], 'is 2, its entries add up to 20'),
    found('bet in the histories', ['data', anyRow, 'bet_details', 'placed_bets'], 'lacks 05'),
  ],
  [
    'a filter that is ignored beside others',
    ignored('session_type=open'),
    found('filters', 'session_type=open&market_names=A', 'leaves out bet 4'),
  ],
  [
    'a time of bets',
    found('bet in the histories', ['data', anyRow, ...time]),
    found('settlement', ['data', anyRow, 'bet_details', 'bet_status']),
  ],
  [
    'another player',
    found('reading', ['user', 'mobile_number'], 'is another number', 'POST /users/login/'),
    found('nothing without a bet', ['user', 'points'], 'is 4970', 'POST /users/login/'),
  ],
  [
    'times of another zone',
    ...(['open_time', 'close_time'] as const).map((name, row) => ({
      ...found('reading', [row, name], 'is 12:30:00, which is over', 'GET /markets/'),
      expected: zoneExpected,
    })),
  ],
  [
    'a field of bets',
    found('bet in the histories', ['data', anyRow, ...time]),
    found('stable records', time, 'is wrong', 'GET /betting/{id}/'),
  ],
  [
    'a list with the numbers of another draw',
    found('results', [0, 'open_pana'], 'is 138, the results of today have 444', 'GET /markets/'),
    found('results', [0, 'close_digit'], 'is 7, not drawn', 'GET /markets/'),
  ],
  [
    'an id of two bets',
    found('stable records', ['data', 0, 'id']),
    found('paging', ['data'], 'holds bet 1 on page 1 and on page 2'),
    found('bet in the histories', ['data', anyRow, 'bet_details', 'placed_bets']),
  ],
  [
    'draws that contradict each other',
    found('results', ['markets', 'A', 0], 'is wrong', results),
    found('results', ['calendar_weeks', 0, 1], 'is wrong', results),
    found('settlement', ['data', anyRow, 'bet_details', 'bet_status']),
    found('results', [1, 'open_pana'], 'is 138, the results of today have 444', 'GET /markets/'),
  ],
])('a defect that breaks several rules has one cause: %s', (_, ...findings) => {
  expect(keysOf(...findings).size).toBe(1);
});

it.each<[string, ...Finding[]]>([
  ['two filters', ignored('bet_status=won'), ignored('session_type=open')],
  ['two fields of bets', found('amounts', ['data', 0, 'a']), found('amounts', ['data', 0, 'b'])],
  [
    'a filter and the pages',
    ignored('bet_status=won'),
    found('paging', ['data'], 'holds bet 4 on page 1 and on page 2'),
  ],
  [
    'a bet that is missing, and its time',
    found('bet in the histories', ['data', anyRow, 'bet_details', 'placed_bets'], 'lacks 5'),
    found('bet in the histories', ['data', anyRow, ...time]),
  ],
  [
    'a field that cannot be read, and the list that has it',
    found('reading', ['data', 3, ...amount]),
    found('paging', ['data']),
  ],
  [
    'a field that cannot be read, and another one',
    found('reading', ['data', 3, ...amount]),
    found('stable records', ['data', 3, 'market', 'name']),
  ],
  [
    'a list that cannot be read, and a list of another call',
    found('reading', ['data']),
    found('whole lists', ['data'], 'lacks Jodi', 'GET /markets/'),
  ],
  [
    'a status, and the status of another exchange',
    found('reading', 'status', 'is 201', 'POST /betting/'),
    { ...found('rejected bets', 'status', 'is a success', 'POST /betting/'), exchange: 1 },
  ],
  [
    'a bet that cannot be, and one on a closed session',
    found('rejected bets', 'status', 'is a success although points are 0', 'POST /betting/'),
    found('closed sessions', 'status', 'is a success on A while it is closed', 'POST /betting/'),
  ],
  [
    'the market of bets, and a filter by their status',
    found('stable records', ['data', 0, 'market', 'name'], 'is A, another response has B'),
    found('filters', 'bet_status=won', 'shows bet 4'),
  ],
  [
    'the pages of rates, and of bets',
    found('reading', ['pagination', 'total_pages'], 'is 0', 'GET /admin/payout-multipliers/'),
    found('paging', ['pagination', 'has_next'], 'is true on page 3 of 3'),
  ],
  [
    'a rate that is not paid, and a list of rates',
    found('settlement', ['data', anyRow, 'calculated_values', 'win_amount']),
    found('whole lists', ['data'], 'lacks Jodi', 'GET /admin/payout-multipliers/'),
  ],
])('two defects have two causes: %s', (_, ...findings) => {
  expect(keysOf(...findings).size).toBe(2);
});
