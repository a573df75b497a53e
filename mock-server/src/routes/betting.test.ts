import type { SentBetRecord } from '@matka/contracts/api/history';
import { mainPlayer, newPlayer, poorPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';

const kalyan = 7;
const digit = (number: string, points: number, session = 'open') => ({
  digit: number,
  points,
  bet_type: session,
});
const submission = (bets: { points: number }[], more: object = {}) => ({
  ...betBody(1, bets),
  ...more,
});
const pana = (number: string, session = 'open') => ({ pana: number, points: 5, bet_type: session });
const jodi = (number: string) => ({ jodi: number, points: 5 });
const sided = (number: string) => ({ jodi: number, points: 5, bet_type: 'open' });

/** A legal bet of every type. */
const everyType: [number, object][] = [
  [1, { bets: [digit('1', 5)] }],
  [2, { bets: [digit('0', 5)] }],
  [3, { bets: [jodi('05')] }],
  [4, { bets: [jodi('99')] }],
  [5, pana('128')],
  [6, { bets: [pana('128')] }],
  [7, { bets: [pana('100')] }],
  [8, { bets: [pana('112')] }],
  [9, { bets: [pana('000')] }],
  [10, { bets: [pana('123')] }],
  [11, { start: '05', mode: 'half', bets: [jodi('05')] }],
  [12, { bets: [pana('777')] }],
  [13, { bets: [pana('128')] }],
  [14, { bets: [pana('128')] }],
  [15, { bets: [pana('112')] }],
  [16, { bets: [sided('12')] }],
  [17, { bets: [sided('12')] }],
  [18, { bets: [sided('1')] }],
  [19, { bets: [pana('120')] }],
  [20, { bets: [{ close_pana: '128', open_digit: '5', points: 5, bet_type: 'open' }] }],
  [21, { bets: [{ open_pana: '128', close_pana: '236', points: 5, bet_type: 'open' }] }],
  [22, { bets: [{ open_pana: '128', close_digit: '5', points: 5, bet_type: 'open' }] }],
];

async function openMock(now?: string, mobile = mainPlayer.mobile) {
  const { as, anonymous } = await buildTestApp({ scenario: 'fresh', ...(now && { now }) });
  const call = as(mobile);
  return {
    call,
    bet: (body: unknown, headers?: Record<string, string>) => call('POST /betting/', body, headers),
    records: async (): Promise<SentBetRecord[]> =>
      (await call('GET /bets/history/?page=1')).json().data,
    points: async (): Promise<number> =>
      (await anonymous(`GET /__mock/worlds/kalyan-matka/players/${mobile}/`)).json().points,
  };
}

it('POST /betting/ debits the wallet and answers both balances and the market', async () => {
  const { bet, points } = await openMock();
  const answer = await bet(submission([digit('1', 10), digit('2', 15)]));
  expect(answer.json()).toEqual({
    user_balance: { previous_balance: 10000, current_balance: 9975 },
    bet_details: { market: { id: kalyan, name: 'Kalyan Matka' } },
  });
  expect(await points()).toBe(9975);
});

it('POST /betting/ keeps each sub-bet as a record, with a running before_amount', {
  tags: ['@MOCK-14'],
}, async () => {
  const { bet, records } = await openMock();
  await bet(submission([digit('1', 10), digit('2', 15), digit('3', 5, 'close')]));
  expect((await records()).map(({ bet_details: details }) => details)).toMatchObject([
    { bet_status: 'PENDING', amount: 5, before_amount: 9975, bet_type: 'close' },
    { amount: 15, before_amount: 9990, placed_bets: [digit('2', 15)] },
    { amount: 10, before_amount: 10000, placed_bets: [digit('1', 10)] },
  ]);
  for (const record of await records()) expect(record.bet_details.placed_bets).toHaveLength(1);
});

it.each(everyType)('POST /betting/ takes a legal bet of type %i', async (id, payload) => {
  const { bet, records } = await openMock();
  const answer = await bet({ bet_type_id: id, market_id: kalyan, amount: 5, payload });
  expect(answer.json()).toMatchObject({ user_balance: { current_balance: 9995 } });
  const { bets = [payload] } = payload as { bets?: object[] };
  const [placed] = (await records())[0]?.bet_details.placed_bets ?? [];
  expect(placed).toMatchObject(bets[0] ?? {});
});

it('POST /betting/ refuses an amount that is not the sum of the points', {
  tags: ['@MOCK-12'],
}, async () => {
  const { bet, points } = await openMock();
  const answer = await bet(submission([digit('1', 10)], { amount: 9 }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'Validation failed: amount 9 is not 10, the sum of the points.',
  });
  expect(await points()).toBe(10000);
});

it.each([
  ['points 0', 1, digit('1', 0)],
  ['points 10001', 1, digit('1', 10001)],
  ['half points', 1, digit('1', 1.5)],
  ['points as text', 1, { ...digit('1', 5), points: '5' }],
  ['a digit of two places', 1, digit('11', 5)],
  ['a jodi of one place', 3, jodi('5')],
  ['a jodi of one place in bulk', 4, jodi('5')],
  ['a digit of two places on Odd Even', 18, jodi('10')],
  ['a jodi outside the half bracket', 11, jodi('11')],
  ['a pana that is not canonical', 6, pana('012')],
  ['a double pana on Single Pana', 6, pana('112')],
  ['a single pana on Double Pana', 7, pana('128')],
  ['a single pana on Triple Pana', 9, pana('128')],
  ['a pana as a number', 6, { ...pana('128'), pana: 128 }],
  ['an unknown side', 1, digit('1', 5, 'both')],
  ['a member that is not asked for', 1, { ...digit('1', 5), more: 1 }],
  ['no points', 1, { digit: '1', bet_type: 'open' }],
])(
  'POST /betting/ refuses %s with error and leaves the wallet alone',
  { tags: ['@MOCK-11'] },
  async (_, id, bad) => {
    const { bet, points } = await openMock();
    const { points: stake = 0 } = bad as { points?: number };
    const payload = id === 11 ? { start: '', mode: 'half', bets: [bad] } : { bets: [bad] };
    const answer = await bet({
      bet_type_id: id,
      market_id: kalyan,
      amount: Number(stake),
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/^Validation failed: /) });
    expect(await points()).toBe(10000);
  },
);

it.each([
  ['an unknown market', submission([digit('1', 5)], { market_id: 99 })],
  ['an unknown bet type', submission([digit('1', 5)], { bet_type_id: 99 })],
  ['an empty list', submission([])],
  ['a list in the place of the body', [1]],
])('POST /betting/ refuses %s with error', { tags: ['@MOCK-01'] }, async (_, body) => {
  const { bet } = await openMock();
  const answer = await bet(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: expect.any(String) });
});

it('POST /betting/ names insufficient balance when the wallet holds too little', {
  tags: ['@API-26'],
}, async () => {
  const { bet, records } = await openMock(undefined, newPlayer.mobile);
  const answer = await bet(submission([digit('1', 1)]));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'Insufficient balance' });
  expect(await records()).toEqual([]);
});

it('POST /betting/ places of 50 bets at once only the bets that the wallet covers', {
  tags: ['@MOCK-13', '@API-26'],
}, async () => {
  const { bet, points, records } = await openMock(undefined, poorPlayer.mobile);
  const all = Array.from({ length: 50 }, () => bet(submission([digit('1', 7)])));
  const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => [answer.statusCode, answer.body])).toEqual(
    Array(43).fill([400, '{"error":"Insufficient balance"}']),
  );
  expect([await points(), (await records()).length]).toEqual([1, 7]);
});

it('a market that runs now takes bets of both sessions, whatever the direction of the bet type', {
  tags: ['@MARKET-02'],
}, async () => {
  const { bet } = await openMock();
  for (const session of ['open', 'close']) {
    const bets = [{ open_pana: '128', close_pana: '236', points: 5, bet_type: session }];
    const body = betBody(21, bets);
    expect((await bet(body)).statusCode).toBe(200);
  }
});

it.each([
  ['18:00:00', 'after the last time for close bids'],
  ['00:20:00', 'before the new market day'],
])('a market refuses any bet at %s, %s', { tags: ['@MOCK-09'] }, async (time) => {
  const { bet, points } = await openMock(`2026-11-20T${time}+05:30`);
  const answer = await bet(submission([digit('1', 10, 'close')]));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'Betting is closed for Kalyan Matka.' });
  expect(await points()).toBe(10000);
});

it('a market refuses a bet on a holiday', { tags: ['@MOCK-09'] }, async () => {
  const { bet } = await openMock('2026-11-22T12:00:00+05:30');
  expect((await bet(submission([digit('1', 10)]))).statusCode).toBe(400);
});

it('a suspended market refuses every bet until it is resumed', {
  tags: ['@MOCK-09'],
}, async () => {
  const { call, bet, points } = await openMock();
  const suspend = (suspended: boolean) =>
    call('PUT /__mock/worlds/kalyan-matka/markets/Kalyan%20Matka/', { suspended });
  await suspend(true);
  for (const side of ['open', 'close']) {
    const response = await bet(submission([digit('1', 10, side)]));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'Betting is closed for Kalyan Matka.' });
  }
  expect(await points()).toBe(10000);
  await suspend(false);
  expect((await bet(submission([digit('1', 10)]))).statusCode).toBe(200);
});

it('a market that runs for close refuses open bets and takes close bets', {
  tags: ['@MOCK-10'],
}, async () => {
  const { bet, points } = await openMock('2026-11-20T16:00:00+05:30');
  const mixed = submission([digit('1', 10, 'close'), digit('1', 10, 'open')]);
  expect((await bet(mixed)).json()).toEqual({ error: 'Open bids of Kalyan Matka are closed.' });
  expect(await points()).toBe(10000);
  expect((await bet(submission([digit('1', 10, 'close')]))).statusCode).toBe(200);
});

const closeOnly = new Set([1, 2, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 18, 19]);
it.each(everyType)(
  'a market that runs for close takes type %i only if one result settles it',
  { tags: ['@MOCK-10', '@MARKET-04'] },
  async (id, payload) => {
    const { bet } = await openMock('2026-11-20T17:00:00+05:30');
    const closed = JSON.parse(JSON.stringify(payload).replaceAll('"open"', '"close"'));
    const answer = await bet({ bet_type_id: id, market_id: kalyan, amount: 5, payload: closed });
    expect(answer.statusCode).toBe(closeOnly.has(id) ? 200 : 400);
  },
);

const key = { 'idempotency-key': '5f0c' };

it('an Idempotency-Key returns the first response again for the same body, and one bet is placed', {
  tags: ['@MOCK-32'],
}, async () => {
  const { bet, points, records } = await openMock();
  const first = await bet(submission([digit('1', 10)]), key);
  const second = await bet(submission([digit('1', 10)]), key);
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual(first.json());
  expect(await points()).toBe(9990);
  expect(await records()).toHaveLength(1);
});

it('an Idempotency-Key with another body is answered with 409', {
  tags: ['@MOCK-32'],
}, async () => {
  const { bet, points } = await openMock();
  await bet(submission([digit('1', 10)]), key);
  const other = await bet(submission([digit('1', 11)]), key);
  expect(other.statusCode).toBe(409);
  expect(other.json()).toEqual({ error: expect.any(String) });
  expect(await points()).toBe(9990);
});

it('an Idempotency-Key returns its refusal again after any change, and another key tries anew', {
  tags: ['@MOCK-32'],
}, async () => {
  const { bet, call, points } = await openMock(undefined, newPlayer.mobile);
  const first = await bet(submission([digit('1', 10)]), key);
  expect([first.statusCode, first.json()]).toEqual([400, { error: 'Insufficient balance' }]);
  await call(`PUT /__mock/worlds/kalyan-matka/players/${newPlayer.mobile}/balance/`, {
    points: 10,
  });
  const second = await bet(submission([digit('1', 10)]), key);
  expect([second.statusCode, second.json()]).toEqual([400, first.json()]);
  expect(await points()).toBe(10);
  const another = { 'idempotency-key': '5f0d' };
  expect((await bet(submission([digit('1', 10)]), another)).statusCode).toBe(200);
});
