import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { serializeDatabase } from '../src/db/database.ts';
import { nextTurn } from '../src/shared/next-turn.ts';
import { changeSettings, type World } from '../src/worlds/world.ts';
import { buildTestApp, registrationForm, type TestApp } from './build-app.ts';

const world = '/__mock/worlds/kalyan-matka';
const season = { seconds: 90 * 24 * 60 * 60 };

/** Sends a request now: Fastify waits until somebody asks for its response. */
const sent = <Response>(request: PromiseLike<Response>): Promise<Response> =>
  Promise.resolve(request);

async function isUnderWay(changed: World): Promise<void> {
  while (!changed.change) await nextTurn();
}

/** Gives how many requests of another world are answered before some work is done. */
async function answeredBeside({ app }: TestApp, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let answered = 0;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const { statusCode } = await app.inject('/markets/?app_id=beside');
    expect(statusCode).toBe(200);
    answered += 1;
    await nextTurn();
  }
  await ended;
  return answered;
}

it('other worlds are served while a season passes, and requests to the same world wait for its end', async () => {
  const test = await buildTestApp();
  const call = test.as(mainPlayer.mobile);
  await call('GET /bets/history/');
  const registered = sent(test.anonymous('POST /users/register/', registrationForm()));
  const passing = sent(test.anonymous(`POST ${world}/clock/advance/`, season));
  await isUnderWay(test.world);
  const pending = call('GET /bets/history/?bet_status=pending');
  const waiting = [sent(pending), sent(test.anonymous(`GET ${world}/`))];
  expect(await answeredBeside(test, passing)).toBeGreaterThan(50);
  const [history, summary] = await Promise.all(waiting);
  expect(history?.json().data).toEqual([]);
  expect(summary?.json().now).toBe('2027-02-18T12:00:00.000+05:30');
  expect((await registered).statusCode).toBe(201);
  const times = (await passing).json().events.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted());
  const { calls, differences } = (await test.anonymous(`POST ${world}/replay/`)).json();
  expect([calls, differences]).toEqual([4, []]);
});

it('other worlds are served while a world with many bets is reset and imported', async () => {
  const test = await buildTestApp();
  const { spec } = test.world.settings;
  changeSettings(test.world, { spec: { ...spec, bets: 4_000 } });
  expect(await answeredBeside(test, sent(test.anonymous(`POST ${world}/reset/`)))).toBeGreaterThan(
    3,
  );
  const image = serializeDatabase(test.app.worlds.get('kalyan-matka')?.db ?? test.world.db);
  const request = { method: 'PUT', url: `${world}/image/`, payload: image } as const;
  const headers = { 'content-type': 'application/vnd.sqlite3' };
  const imported = sent(test.app.inject({ ...request, headers }));
  expect(await answeredBeside(test, imported)).toBeGreaterThan(3);
  expect((await imported).statusCode).toBe(200);
});

it('a request that waits for a world gets 503 when the world is reset while a season passes', async () => {
  const test = await buildTestApp();
  const passing = sent(test.anonymous(`POST ${world}/clock/advance/`, season));
  await isUnderWay(test.world);
  const waiting = sent(test.anonymous(`GET ${world}/`));
  await nextTurn();
  test.app.worlds.reset('kalyan-matka');
  expect([(await passing).statusCode, (await waiting).statusCode]).toEqual([503, 503]);
});
