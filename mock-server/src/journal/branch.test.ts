import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { betBody, buildTestApp, jodiBet, type TestApp } from '../../test/build-app.ts';
import './replay.ts';

// Loaded here: the first import of these would count as time of a test.

const world = '/__mock/worlds/kalyan-matka';
const pointsIn = async ({ anonymous }: TestApp, id: string): Promise<number> =>
  (await anonymous(`GET /__mock/worlds/${id}/players/${mainPlayer.mobile}/`)).json().points;

/** Three bets of 10, 20 and 30 points, ten minutes between them. */
async function threeBets(): Promise<TestApp> {
  const test = await buildTestApp({ scenario: 'fresh' });
  const call = test.as(mainPlayer.mobile);
  for (const points of [10, 20, 30]) {
    await call('POST /betting/', jodiBet(points));
    await test.anonymous(`POST ${world}/clock/advance/`, { seconds: 600 });
  }
  return test;
}

it.each([
  [0, 10_000, '12:00'],
  [1, 9_990, '12:00'],
  [3, 9_970, '12:10'],
  [6, 9_940, '12:30'],
])(
  'a branch is the world as it was after call %i, and leaves the first world untouched',
  async (request, points, time) => {
    const test = await threeBets();
    const answer = await test.anonymous(`POST ${world}/branch/`, { request, as: 'then' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id: 'then', clock: 'fixed' });
    expect(answer.json().now).toBe(`2026-11-20T${time}:00.000+05:30`);
    expect(await pointsIn(test, 'then')).toBe(points);
    expect(await pointsIn(test, 'kalyan-matka')).toBe(9_940);
    expect((await test.anonymous('GET /__mock/worlds/then/journal/')).json()).toHaveLength(request);
  },
);

it('a branch can diverge, be replayed and be branched again', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  const running = { mode: 'running', now: testClock };
  await test.anonymous(`PUT ${world}/clock/`, running);
  await test.as(mainPlayer.mobile)('POST /betting/', jodiBet(10));
  await test.anonymous(`PUT ${world}/host-style/`, { styles: ['pages-of-7'] });
  const earlier = await test.anonymous(`POST ${world}/branch/`, { request: 2, as: 'earlier' });
  expect(earlier.json()).toMatchObject({ clock: 'fixed', hostStyle: [] });
  const then = (await test.anonymous(`POST ${world}/branch/`, { request: 3, as: 'then' })).json();
  expect(then).toMatchObject({ clock: 'fixed', hostStyle: ['pages-of-7'] });
  await test.anonymous('POST /__mock/worlds/then/clock/advance/', { seconds: 6 * 60 * 60 + 600 });
  const replayed = (await test.anonymous('POST /__mock/worlds/then/replay/')).json();
  expect(replayed).toMatchObject({ calls: 5, differences: [] });
  const again = { request: 4, as: 'again' };
  const second = (await test.anonymous('POST /__mock/worlds/then/branch/', again)).json();
  expect(second.now).toBe(then.now);
});

it('a branch is made once when two requests ask for the same name at the same time', async () => {
  const test = await threeBets();
  const ask = (request: number) => test.anonymous(`POST ${world}/branch/`, { request, as: 'then' });
  const responses = await Promise.all([ask(1), ask(3)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 400]);
  expect(await pointsIn(test, 'then')).toBe(9_990);
});

it('a branch is not made if its world is removed meanwhile', async () => {
  const test = await threeBets();
  const { worlds } = test.app;
  const fork = worlds.fork.bind(worlds);
  const spy = vi.spyOn(worlds, 'fork').mockImplementation((id, start) => {
    process.nextTick(() => worlds.drop(id));
    return fork(id, start);
  });
  onTestFinished(() => spy.mockRestore());
  const branched = await test.anonymous(`POST ${world}/branch/`, { request: 6, as: 'then' });
  expect([branched.statusCode, branched.json()]).toEqual([
    503,
    { detail: 'This world was replaced or removed meanwhile. Try again.' },
  ]);
});

it('the changes of a call are the rows that it added, changed or removed, without hashes of secrets', async () => {
  const test = await threeBets();
  const changes = (await test.anonymous(`GET ${world}/journal/3/changes/`)).json();
  const tables = changes.map(({ table }: { table: string }) => table).sort();
  expect(tables).toEqual(['bets', 'ledger', 'players']);
  const player = changes.find(({ table }: { table: string }) => table === 'players');
  expect(player.before).toMatchObject({ id: 1, balance: 999_000 });
  expect(player.after).toMatchObject({ id: 1, balance: 997_000 });
  expect(player.after).not.toHaveProperty('password_hash');
  const bet = changes.find(({ table }: { table: string }) => table === 'bets');
  expect(bet).toMatchObject({ before: null, after: { amount: 2_000, number: '12' } });
  expect((await test.anonymous(`GET ${world}/journal/2/changes/`)).json()).toEqual([]);
  expect((await test.anonymous(`GET ${world}/journal/7/changes/`)).statusCode).toBe(404);
});

it('the changes of a call list at most two hundred rows', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const bets = [...numbers, ...numbers, ...numbers].map((number) => ({
    jodi: number,
    points: 1,
  }));
  const bet = betBody(3, bets);
  await test.as(mainPlayer.mobile)('POST /betting/', bet);
  expect((await test.anonymous(`GET ${world}/journal/1/changes/`)).json()).toHaveLength(200);
});
