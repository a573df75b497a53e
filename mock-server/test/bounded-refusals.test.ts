import { expect, it } from 'vitest';
import { scenarioList } from '../src/seeding/scenarios/scenarios.ts';
import { nextTurn } from '../src/shared/next-turn.ts';
import { betBody, buildTestApp } from './build-app.ts';

const player = '9876543210';
const world = '/__mock/worlds/kalyan-matka';
const long = 'x'.repeat(100_000);
const bet = { digit: '1', points: 5, bet_type: 'open' };
const suggest = (bet_type_id: number, payload: object) => ({ bet_type_id, payload });

it.each<[string, string, object]>([
  ['more than a thousand bets', 'betting', betBody(1, Array(1_001).fill(bet))],
  ['a thousand wrong bets', 'betting', betBody(1, Array(1_000).fill({ ...bet, digit: 'x' }))],
  ['a bet with a long unknown field', 'betting', betBody(1, [{ ...bet, [long]: 1 }])],
  ['a bet with a long number', 'betting', betBody(1, [{ ...bet, digit: long }])],
  ['a long unknown field of a payload', 'betting', { ...betBody(1, []), payload: { [long]: 1 } }],
  ['a market that is a long text', 'betting', { ...betBody(1, [bet]), market_id: long }],
  [
    'four kinds of pana',
    'betting/suggestions',
    suggest(12, { ank: 1, types: Array(4).fill('SP') }),
  ],
  ['eleven digits', 'betting/suggestions', suggest(14, { digits: Array(11).fill(1) })],
  [
    'eleven digits on the left',
    'betting/suggestions',
    suggest(17, { left_digits: Array(11).fill('1'), right_digits: ['1'] }),
  ],
  [
    'thousands of zeros for kinds',
    'betting/suggestions',
    suggest(12, { ank: 1, types: Array(50_000).fill(0) }),
  ],
])(
  'the API refuses a request with %s in one short sentence and stores only that sentence',
  async (_, path, body) => {
    const { world: own, as } = await buildTestApp();
    const sent = await as(player)(`POST /${path}/`, body, { 'idempotency-key': 'k' });
    expect([sent.statusCode, Object.keys(sent.json())]).toEqual([400, ['error']]);
    expect(sent.body.length).toBeLessThan(200);
    const stored = own.db.handle
      .prepare('SELECT sum(length(response)) FROM idempotency_keys')
      .pluck();
    expect(Number(stored.get() ?? 0)).toBeLessThan(200);
  },
);

it('the refusal of a control form with thousands of unknown fields names a dozen of them', async () => {
  const { anonymous } = await buildTestApp();
  const body = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`field${n}`, 1]));
  const sent = await anonymous(`PUT ${world}/clock/`, body);
  expect(sent.statusCode).toBe(400);
  expect(Object.keys(sent.json()).length).toBeLessThan(13);
});

it('an endless Idempotency-Key is refused and not stored, so the world can be exported and imported', async () => {
  const { anonymous, as, world: own } = await buildTestApp();
  const refused = await as(player)('POST /betting/', betBody(1, [bet]), {
    'idempotency-key': 'k'.repeat(256),
  });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { error: 'An Idempotency-Key has at most 255 characters.' },
  ]);
  const headers = { 'idempotency-key': 'k'.repeat(255) };
  await as(player)('POST /betting/', betBody(1, [{ ...bet, digit: 'x' }]), headers);
  expect(own.db.handle.prepare('SELECT count(*) FROM idempotency_keys').pluck().get()).toBe(1);
  const file = (await anonymous(`GET ${world}/file/`)).json();
  expect((await anonymous('PUT /__mock/worlds/copy/file/', file)).statusCode).toBe(200);
});

it.each(scenarioList.map(({ id }) => id))(
  'a played world of the scenario %s can be exported and imported',
  async (scenario) => {
    const { anonymous, as } = await buildTestApp({ scenario });
    await as(player)('POST /betting/', betBody(1, [bet]));
    await anonymous(`POST ${world}/clock/advance/`, { seconds: 2 * 86_400 });
    await anonymous(`PUT ${world}/draws/`, {
      market: 'Kalyan Matka',
      day: '2026-11-20',
      session: 'open',
      pana: '128',
    });
    const file = (await anonymous(`GET ${world}/file/`)).json();
    const taken = await anonymous('PUT /__mock/worlds/copy/file/', file);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { scenario }]);
  },
);

it('other requests are served while the invariants of a world are checked', async () => {
  const { anonymous } = await buildTestApp();
  let isDone = false;
  const checks = anonymous(`GET ${world}/invariants/`).finally(() => {
    isDone = true;
  });
  let served = 0;
  for (; !isDone; served += 1) {
    await anonymous('GET /__mock/health/');
    await nextTurn();
  }
  expect(served).toBeGreaterThanOrEqual((await checks).json().length);
});
