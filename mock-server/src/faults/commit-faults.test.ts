import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SentBetRecord } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, loginForm, type TestApp } from '../../test/build-app.ts';
import { journaledIn } from '../../test/random-gameplay.ts';

const world = '/__mock/worlds/kalyan-matka';
const bet = jodiBet(5);

async function withRule(rule: object) {
  const test = await buildTestApp({ scenario: 'fresh' });
  const added = await test.anonymous(`POST ${world}/faults/`, rule);
  expect(added.statusCode).toBe(201);
  return { ...test, call: test.as(mainPlayer.mobile), booked: () => bookedIn(test) };
}

/** The rows of the database, whatever the histories show. */
const bookedIn = async ({ anonymous }: TestApp): Promise<number> =>
  (await anonymous(`GET ${world}/players/${mainPlayer.mobile}/bets/`)).json().length;

const connectionsOf = ({ app }: TestApp): Promise<number> =>
  promisify(app.server.getConnections.bind(app.server))();

const replayOf = async ({ anonymous }: Pick<TestApp, 'anonymous'>) =>
  (await anonymous(`POST ${world}/replay/`)).json();

it('the journal keeps a request once whose client left before the response, and replays it', async () => {
  const test = await buildTestApp({ scenario: 'fresh', secret: 'on a socket' });
  const rule = { effect: 'slow-drip', when: 'after-commit', milliseconds: 500, times: 1 };
  await test.anonymous(`POST ${world}/faults/`, { ...rule, path: '/betting/' });
  const login = await test.anonymous('POST /users/login/', loginForm());
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const response = fetch(`${address}/betting/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${login.json().tokens.access}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bet),
    signal: leaving.signal,
  });
  // The head of the response follows 50 ms after the bet.
  await expect.poll(() => bookedIn(test), { interval: 1 }).toBe(1);
  leaving.abort();
  await expect(response).rejects.toThrow('aborted');
  await expect.poll(() => connectionsOf(test)).toBe(0);
  // The response ends with its next piece, a tenth of its time later.
  // biome-ignore lint/plugin/no-sleeps: the pace of a slow response.
  await sleep(60);
  expect(await journaledIn(test)).toBe(2);
  expect(await replayOf(test)).toMatchObject({ differences: [] });
});

it('a delayed commit breaks the connection at once and books the bet later', async () => {
  // Long enough for what happens before, on a busy machine too.
  const rule = { effect: 'delayed-commit', milliseconds: 1500, path: '/betting/', times: 1 };
  const { call, booked, anonymous, ...test } = await withRule(rule);
  await expect(call('POST /betting/', bet)).rejects.toThrow();
  expect(await booked()).toBe(0);
  expect((await call('POST /betting/', { ...bet, bet_type_id: 3 })).statusCode).toBe(200);
  expect(await booked()).toBe(1);
  await expect.poll(booked).toBe(2);
  const journal = (await anonymous(`GET ${world}/journal/`)).json();
  expect(
    journal.map(({ url, status, faults }: { url: string; status: number; faults: number[] }) => [
      url,
      status,
      faults,
    ]),
  ).toEqual([
    [`${world}/faults/`, 201, undefined],
    ['/betting/', 200, []],
    ['/betting/', 200, [1]],
  ]);
  expect(await replayOf({ anonymous })).toMatchObject({ compared: 2, differences: [] });
  expect(test.world.db.handle.open).toBe(true);
});

it('a delayed commit is refused like any other bet when the market has closed meanwhile', async () => {
  const rule = { effect: 'delayed-commit', milliseconds: 200, path: '/betting/' };
  const { call, booked, anonymous } = await withRule(rule);
  await expect(call('POST /betting/', bet)).rejects.toThrow();
  await anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T18:05:00+05:30' });
  const placed = async () => (await anonymous(`GET ${world}/journal/`)).json()[2];
  await expect.poll(placed).toMatchObject({ url: '/betting/', status: 400, ledger: 0 });
  expect(await booked()).toBe(0);
});

it('a delayed commit is dropped when its world is reset', async () => {
  const rule = { effect: 'delayed-commit', milliseconds: 100, path: '/betting/' };
  const { call, booked, anonymous } = await withRule(rule);
  await expect(call('POST /betting/', bet)).rejects.toThrow();
  await anonymous(`POST ${world}/reset/`);
  // A bet of the new world that is delayed as long, and later: when it is booked, the other is overdue.
  await anonymous(`POST ${world}/faults/`, rule);
  await expect(call('POST /betting/', bet)).rejects.toThrow();
  await expect.poll(booked).toBeGreaterThan(0);
  expect(await booked()).toBe(1);
});

const shownIn = async (call: ReturnType<TestApp['as']>, url: string): Promise<number[]> =>
  (await call(`GET ${url}`)).json().data.map(({ id }: SentBetRecord) => id);

it('an eventual history shows a bet once the bet is old enough by the clock of the world', async () => {
  const rule = { effect: 'eventual-history', milliseconds: 60_000 };
  const { call, anonymous, booked } = await withRule(rule);
  expect((await call('POST /betting/', bet)).statusCode).toBe(200);
  expect(await booked()).toBe(1);
  const urls = ['/bets/history/?page=1', '/betting/history/', '/bets/history/?bet_status=pending'];
  for (const url of urls) expect(await shownIn(call, url)).toEqual([]);
  expect((await call('GET /betting/1/')).statusCode).toBe(404);
  await anonymous(`POST ${world}/clock/advance/`, { seconds: 59 });
  for (const url of urls) expect(await shownIn(call, url)).toEqual([]);
  await call('POST /betting/', bet);
  await anonymous(`POST ${world}/clock/advance/`, { seconds: 1 });
  for (const url of urls) expect(await shownIn(call, url)).toEqual([1]);
  expect((await call('GET /betting/1/')).statusCode).toBe(200);
  expect((await call('GET /betting/2/')).statusCode).toBe(404);
  expect(await replayOf({ anonymous })).toMatchObject({ differences: [] });
});

it('an eventual history has the same pages and filters as a usual one', async () => {
  const test = await buildTestApp({ scenario: 'three-pages-of-history' });
  const call = test.as(mainPlayer.mobile);
  const pages = async (query: string) => {
    const found: unknown[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { data, pagination } = (await call(`GET /bets/history/?page=${page}${query}`)).json();
      found.push(
        data.map(({ id }: SentBetRecord) => id),
        pagination.total_pages,
      );
      more = pagination.has_next;
    }
    return found;
  };
  const queries = ['', '&bet_status=lost', '&session_type=open&bet_status=won&bet_status=pending'];
  const plain = await Promise.all(queries.map(pages));
  await test.anonymous(`POST ${world}/faults/`, { effect: 'eventual-history', milliseconds: 1 });
  expect(await Promise.all(queries.map(pages))).toEqual(plain);
});

it('a world refuses more than a hundred fault rules', async () => {
  const { anonymous } = await buildTestApp();
  const add = () => anonymous(`POST ${world}/faults/`, { effect: 'latency', path: '/markets/' });
  for (let n = 0; n < 100; n += 1) await add();
  expect((await add()).json()).toEqual({ non_field_errors: [expect.stringContaining('100')] });
});
