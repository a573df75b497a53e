import { expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { betType, got, market, now, page, posted, record, said } from '../test-support.ts';

const login = posted(
  '/users/login/',
  { mobile_number: '9876543210' },
  {
    user: { name: 'Asha', mobile_number: '9876543210', points: 100 },
    tokens: { access: 'a.b.c', refresh: 'r' },
  },
);
const list = (name: string, number: number) =>
  got('/markets/?app_id=surya', [market({ current_status: number, current_status_name: name })]);
const running = list('Running now', 6);
const closed = list('Closed for today', 1);
const types = got('/bet-types/', [
  betType(1, 'single_digits', 'Ank'),
  betType(2, 'triple_pana', 'Triple Pana'),
  betType(34, 'single_digits_bulk', 'Digits'),
  betType(20, 'half_sangam', 'Half Sangam'),
  betType(27, 'half_sangam_a', 'Half Sangam A'),
]);
const asPlayer = (one: Exchange): Exchange => ({
  ...one,
  request: { ...one.request, token: 'a.b.c' },
});
const session = (...exchanges: Exchange[]) => [login, ...exchanges.map(asPlayer)];
const ofTokens = (text: string) => !text.includes('/users/login/');
const failures = (...exchanges: Exchange[]) =>
  said(...session(...exchanges)).failures.filter(ofTokens);

const digits = {
  bet_type_id: 1,
  market_id: 7,
  amount: 5,
  payload: { bets: [{ digit: '5', points: 5, bet_type: 'open' }] },
};
const receipt = { user_balance: { previous_balance: 100, current_balance: 95 } };
const refusal = { error: 'Betting is closed' };
const refused = posted('/betting/', digits, refusal, 400);
const accepted = posted('/betting/', digits, receipt);

const textOf = (list: Exchange): Exchange => ({
  ...list,
  response: {
    ...list.response,
    body: (list.response.body as { id: number }[]).map((one) => ({ ...one, id: String(one.id) })),
  },
});
const withMarket = (id: number | string) =>
  posted('/betting/', digits, { ...receipt, bet_details: { market: { id } } });

it.each([
  ['the receipt', [running, types, withMarket('7')]],
  ['the list of markets', [textOf(running), types, withMarket(7)]],
  ['the list of bet types', [running, textOf(types), withMarket(7)]],
  [
    'the list of markets that is read again',
    [running, types, refused, textOf(list('Closed for today', 1))],
  ],
])('an id as a number equals the same id as a text: %s', (_, exchanges) => {
  expect(failures(...exchanges)).toEqual([]);
});

it('a receipt for a bet on another market is a contradiction', () => {
  expect(failures(running, types, withMarket(8))).toEqual([
    'POST /betting/ $.bet_details.market.id is 8 for a bet on Surya Day (7)',
  ]);
});

it('a bet type with the id that the client sends is the same type, as a text or a number', () => {
  const bulk = { ...digits, bet_type_id: 2 };
  const listed = [2, '2'].map((id) =>
    got('/bet-types/', [{ ...betType(2, 'single_digits_bulk', 'Ank'), id }]),
  );
  for (const one of listed)
    expect(failures(running, one, posted('/betting/', bulk, refusal, 400), running)).toEqual([
      expect.stringContaining('POST /betting/ status is 400 for Ank'),
    ]);
});

it('a refused bet is no contradiction if its market has closed since', () => {
  expect(failures(running, types, refused, closed)).toEqual([]);
  expect(failures(running, types, refused, list('Running for close', 4))).toEqual([]);
  expect(failures(running, types, refused, got('/markets/?app_id=surya', []))).toEqual([]);
});

it('a refused bet is a contradiction while its market still runs', () => {
  expect(failures(running, types, refused, running)).toEqual([
    expect.stringContaining('POST /betting/ status is 400 for Ank on Surya Day'),
  ]);
});

it('a bet on one number twice may be refused', () => {
  const [bet] = digits.payload.bets;
  const twice = { ...digits, amount: 10, payload: { bets: [bet, bet] } };
  expect(failures(running, types, posted('/betting/', twice, refusal, 400), running)).toEqual([]);
  const half = { user_balance: { previous_balance: 100, current_balance: 95 } };
  expect(failures(running, types, posted('/betting/', twice, half))).toEqual([
    'POST /betting/ $.user_balance.current_balance is 95 after a bet of 10 with previous_balance 100',
  ]);
});

it('an accepted bet on a closed market is judged by the list that is read after it', () => {
  expect(failures(closed, types, accepted, running)).toEqual([]);
  expect(failures(closed, types, accepted, closed)).toEqual([
    expect.stringContaining('POST /betting/ status is a success on Surya Day while it is “Closed'),
  ]);
});

it('a refused bet above the balance is judged by the list that is read after it', () => {
  const large = {
    ...digits,
    amount: 101,
    payload: { bets: [{ ...digits.payload.bets[0], points: 101 }] },
  };
  const refusedLarge = posted('/betting/', large, refusal, 400);
  expect(failures(running, types, refusedLarge, closed)).toEqual([]);
  expect(failures(running, types, refusedLarge, running)).toEqual([
    'POST /betting/ $.error does not indicate an insufficient balance for a bet of 101 with a wallet of 100',
  ]);
  // A host may take some bet types alone then.
  const runningForClose = list('Running for close', 4);
  const ofClose = {
    ...large,
    payload: { bets: [{ ...large.payload.bets[0], bet_type: 'close' }] },
  };
  const refusedOfClose = posted('/betting/', ofClose, refusal, 400);
  expect(failures(runningForClose, types, refusedOfClose, runningForClose)).toEqual([]);
});

it.each([
  [150, 49, 0],
  [100, -1, 2],
])(
  'an accepted bet of 101 points is judged by the balances %i and %i of its receipt',
  (before, after, count) => {
    const large = {
      ...digits,
      amount: 101,
      payload: { bets: [{ ...digits.payload.bets[0], points: 101 }] },
    };
    const balance = { user_balance: { previous_balance: before, current_balance: after } };
    expect(failures(running, types, posted('/betting/', large, balance))).toHaveLength(count);
  },
);

it.each([
  ['without a balance', { user_balance: { previous_balance: 100 } }],
  ['that contradicts itself', { user_balance: { previous_balance: 100, current_balance: 90 } }],
])('a receipt %s is one failure, and not a second one for its consequences', (_, body) => {
  const booked = record({
    id: 42,
    type: 'Ank',
    at: now,
    details: { amount: 5, before_amount: 100, placed_bets: digits.payload.bets },
  });
  const again = posted(
    '/users/login/',
    { mobile_number: '9876543210' },
    {
      user: { name: 'Asha', mobile_number: '9876543210', points: 95 },
      tokens: { access: 'a.b.d', refresh: 'r' },
    },
  );
  const found = said(
    ...session(running, types, got('/bets/history/', page(record()))),
    asPlayer(posted('/betting/', digits, body)),
    asPlayer(got('/bets/history/', page(booked, record()))),
    again,
  ).failures.filter((text) => !text.includes('$.tokens'));
  expect(found).toEqual([expect.stringContaining('POST /betting/ $.user_balance.current_balance')]);
});

it('a refused bet is a note if its market was not read again', () => {
  expect(said(...session(running, types, refused)).notes).toEqual([
    expect.stringContaining('unless it changed in between'),
  ]);
});

it('the check asks for the list of markets once, with the query of the request before', () => {
  const { questions } = checkExchanges(session(running, types, refused));
  expect(questions()).toEqual([{ path: '/markets/', query: [['app_id', 'surya']] }]);
  expect(questions()).toEqual([]);
});

it.each([
  ['Digits', 2, { digit: '5', points: 5, bet_type: 'open' }],
  ['Half Sangam', 20, { open_digit: '5', close_pana: '128', points: 5, bet_type: 'close' }],
  ['Half Sangam A', 20, { open_digit: '5', close_pana: '128', points: 5, bet_type: 'close' }],
])('a bet that the host books under %s matches the bet sent with the id %i', (name, id, bet) => {
  const sent = { ...digits, bet_type_id: id, payload: { bets: [bet] } };
  const booked = record({ type: name, at: now, details: { amount: 5, placed_bets: [bet] } });
  const older = record({ id: 1 });
  expect(
    failures(
      running,
      types,
      got('/bets/history/', page(older)),
      posted('/betting/', sent, receipt),
      got('/bets/history/', page(booked, older)),
    ),
  ).toEqual([]);
});

it.each([
  [{ pana: '777', points: 5, bet_type: 'open' }, 'digit is absent'],
  [{ digit: 'x', points: 5, bet_type: 'open' }, 'digit is "x"'],
])('the id 2 takes single digits, whatever the host lists under it: %j', (bet, problem) => {
  const sent = { ...digits, bet_type_id: 2, payload: { bets: [bet] } };
  expect(failures(running, types, posted('/betting/', sent, receipt))).toEqual([
    expect.stringContaining(`is a success although ${problem}`),
  ]);
});

it('a wrong id in the list of bet types is the failure if the host refuses bets with the right id', () => {
  const half = {
    bet_type_id: 20,
    market_id: 7,
    amount: 5,
    payload: { bets: [{ open_digit: '1', close_pana: '128', points: 5, bet_type: 'close' }] },
  };
  const listed = got('/bet-types/', [betType(27, 'half_sangam_a', 'Half Sangam A')]);
  const refusedHalf = posted('/betting/', half, { error: 'Unknown bet type' }, 400);
  expect(failures(running, listed, refusedHalf, running)).toEqual([
    'GET /bet-types/ $[0].id is 27 for half_sangam_a, expected 20: the client sends 20 for it, which the host refuses with 400',
  ]);
  expect(failures(running, listed, refusedHalf, closed)).toEqual([]);
  expect(failures(running, listed, posted('/betting/', half, receipt))).toEqual([]);
});

const newcomer = { mobile_number: '9123456781', mpin: '4821' };
const registered = posted('/users/register/', newcomer, { message: 'Welcome' }, 201);
const signedIn = posted('/users/login/', newcomer, {
  user: { name: 'Ravi', mobile_number: '9123456781', points: 5 },
  tokens: { access: 'n.b.c', refresh: 'n' },
});
const asNewcomer = (one: Exchange): Exchange => ({
  ...one,
  request: { ...one.request, token: 'n.b.c' },
});
const ofNewcomer = (...exchanges: Exchange[]) =>
  said(registered, signedIn, ...exchanges.map(asNewcomer)).failures.filter(ofTokens);

it("a new player's history with bets is a failure", () => {
  expect(ofNewcomer(got('/bets/history/', page()))).toEqual([]);
  expect(ofNewcomer(got('/bets/history/', page(record({ id: 41 }))))).toEqual([
    'GET /bets/history/ $.data[0] is bet 41 of another player: this one has just registered',
  ]);
});

it('an accepted bet of ten points from a balance of five is a failure', () => {
  const ten = {
    ...digits,
    amount: 10,
    payload: { bets: [{ digit: '5', points: 10, bet_type: 'open' }] },
  };
  const overdrawn = { user_balance: { previous_balance: 5, current_balance: -5 } };
  expect(ofNewcomer(running, types, posted('/betting/', ten, overdrawn)).join()).toContain(
    'POST /betting/ status is a success for a bet of 10 with a wallet of 5',
  );
  const insufficient = posted('/betting/', ten, { error: 'Insufficient balance' }, 400);
  expect(ofNewcomer(running, types, insufficient)).toEqual([]);
});
