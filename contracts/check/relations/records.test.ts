import { expect, it } from 'vitest';
import { got, page, record, said } from '../test-support.ts';

const history = (...records: object[]) => got('/bets/history/', page(...records));
const bet = (one: object) => got('/betting/41/', one);
const won = (values: object) => record({ details: { bet_status: 'won' }, values });
const whole = won({ win_amount: 95, net_profit: 85 });
const silent = won({ net_profit: 85 });
const withoutWin = 'calculated_values.win_amount of bet 41 is missing, another response has 95';

it.each([
  [[bet(whole), history(silent), bet(whole)], `GET /bets/history/ $.data[0].${withoutWin}`],
  [[history(silent), bet(whole), history(silent)], `GET /bets/history/ $.data[0].${withoutWin}`],
  [[history(whole), bet(silent), history(whole)], `GET /betting/{id}/ $.${withoutWin}`],
])(
  'a win that one response leaves out is one failure, at the response that lacks it: $1',
  (exchanges, line) => {
    expect(said(...exchanges).failures).toEqual([line]);
  },
);

it('a win that no response shows is a note', () => {
  expect(said(history(silent), history(silent)).failures).toEqual([]);
});

it('a win with different points in two responses is a failure', () => {
  const { failures } = said(history(whole), bet(won({ win_amount: 190, net_profit: 180 })));
  expect(failures).toEqual([
    'GET /betting/{id}/ $.calculated_values.win_amount of bet 41 was won 95 and is won 190',
  ]);
});

const numberless = record({ details: { placed_bets: [] } });
const withoutNumbers =
  'GET /bets/history/ $.data[0].bet_details.placed_bets of bet 41 is missing, another response has 05 close 10';

it.each([[[history(numberless), bet(record())]], [[bet(record()), history(numberless)]]])(
  'a history without the numbers that another response shows is a failure, in order %#',
  (exchanges) => {
    expect(said(...exchanges).failures).toEqual([withoutNumbers]);
  },
);

it('a response that no screen shows may leave out parts of a bet', () => {
  expect(said(history(record()), bet(numberless)).failures).toEqual([]);
  const summary = { ...whole, calculated_values: null };
  expect(said(history(whole), got('/betting/history/', page(summary))).failures).toEqual([]);
});

it('a history without the balance before a bet is a failure if another response has it', () => {
  const without = record({ details: { before_amount: null } });
  expect(said(bet(record()), history(without)).failures).toEqual([
    'GET /bets/history/ $.data[0].bet_details.before_amount of bet 41 is missing, another response has 100',
  ]);
  expect(said(history(without), history(without)).failures).toEqual([]);
});

it('sub-bets may have any order, and may have their session in one response only', () => {
  const [one, two] = [
    { jodi: '05', points: 5 },
    { jodi: '07', points: 5 },
  ];
  const first = record({ details: { placed_bets: [one, two], bet_type: 'close' } });
  const second = record({ details: { placed_bets: [two, one] } });
  expect(said(history(first), history(second)).failures).toEqual([]);
});

it('a changed bet without sub-bets is a failure at its numbers', () => {
  const bare = (session: string) =>
    record({ details: { placed_bets: [], jodi: '05', bet_type: session } });
  expect(said(history(bare('open')), bet(bare('close'))).failures).toEqual([
    'GET /betting/{id}/ $.bet_details of bet 41 is 05 close 10, another response has 05 open 10',
  ]);
});

const decided = record({
  at: '2026-11-20T11:00:30+05:30',
  details: { bet_status: 'won', placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }] },
  values: { win_amount: 95, net_profit: 85 },
});
const differently = (change: (one: typeof decided) => object) => ({
  ...decided,
  ...change(decided),
});
const withDetails = (more: object) =>
  differently(({ bet_details }) => ({ bet_details: { ...bet_details, ...more } }));
const at = (text: string) => differently(() => ({ timestamps: { created_at: text } }));

it.each([
  ['its id as a text', differently(() => ({ id: '41' }))],
  ['its amount as a text', withDetails({ amount: '10.00' })],
  ['its wallet as a text', withDetails({ before_amount: '100.00' })],
  ['its wallet as floating point adds it up', withDetails({ before_amount: 100.00000000000001 })],
  [
    'its win as floating point multiplies it',
    differently(() => ({ calculated_values: { win_amount: 94.99999999999999, net_profit: 85 } })),
  ],
  [
    'its digit as a number',
    withDetails({ placed_bets: [{ digit: 5, points: '10', bet_type: 'OPEN' }] }),
  ],
  ['its status in other letters', withDetails({ bet_status: 'WON' })],
  ['its time in UTC', at('2026-11-20T05:30:30Z')],
  ['its time with a blank', at('2026-11-20 11:00:30')],
  ['its time with microseconds', at('2026-11-20T11:00:30.412345+05:30')],
  ['its time rounded up', at('2026-11-20T11:00:31+05:30')],
  ['its time without seconds', at('2026-11-20T11:00+05:30')],
])('two responses may show one bet with %s in one of them', (_, other) => {
  const about = ({ failures }: ReturnType<typeof said>) =>
    failures.filter((one) => /another response|bet 41 was/.test(one));
  expect(about(said(history(decided), bet(other)))).toEqual([]);
  expect(about(said(history(other), bet(decided)))).toEqual([]);
});

it.each([
  ['amount', withDetails({ amount: 10.01 })],
  ['wallet', withDetails({ before_amount: 100.01 })],
  ['time', at('2026-11-20T11:00:33+05:30')],
  ['time without seconds', at('2026-11-20T11:02+05:30')],
])('another %s is a failure, however small the difference is', (_, other) => {
  expect(said(history(decided), bet(other)).failures).toContainEqual(
    expect.stringContaining('another response has'),
  );
});
