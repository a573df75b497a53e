import { brotliCompressSync, constants } from 'node:zlib';
import { mainPlayer, players } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { scenarioList } from '@matka/mock-server/src/seeding/scenarios/scenarios';
import { anyBetRequest } from '@matka/mock-server/test/submissions';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEngine } from '../build-engine.ts';
import { type Both, inBoth } from './both.ts';
import { startThread, type ThreadEngine } from './engines.ts';

const appId = 'kalyan-matka';
const world = `/__mock/worlds/${appId}`;
const sqlite = 'application/vnd.sqlite3';

/** Signs a player in; returns the tokens. */
async function signIn({ json }: Both, mobile: string, app = appId) {
  const player = players.find((one) => one.mobile === mobile) ?? mainPlayer;
  const { tokens } = await json<{ tokens: { access: string; refresh: string } }>({
    call: 'POST /users/login/',
    body: { app_id: app, grant_type: 'password', mobile_number: mobile, password: player.password },
  });
  return { token: tokens.access, refresh: tokens.refresh };
}

/** What a player reads: every list of the app. */
async function readAll({ send }: Both, token: string): Promise<void> {
  for (const path of [
    ...['/homepage/', '/markets/', '/bet-types/', '/bets/history/', '/betting/history/'],
    ...['/bets/history/?page=2', '/bets/history/?status=won&page_size=5', '/betting/1/'],
    ...['/markets/results/monthly/?market_id=7', '/admin/payout-multipliers/'],
  ]) {
    const joint = path.includes('?') ? '&' : '?';
    await send({ call: `GET ${path}${joint}app_id=${appId}`, token });
  }
}

/** Bets of every kind by every player, days that pass, results. */
async function play(both: Both, seed: number, bets: number): Promise<void> {
  const { send } = both;
  const requests = fc.sample(anyBetRequest(6), { seed, numRuns: bets });
  const signedIn = [];
  for (const { mobile } of players) signedIn.push(await signIn(both, mobile));
  for (const [n, { body }] of requests.entries()) {
    const { token } = signedIn[n % signedIn.length] ?? {};
    await send({
      call: 'POST /betting/',
      token,
      body,
      headers: { 'idempotency-key': `bet-${seed}-${n}` },
    });
    if (n % 7 === 6) {
      await send({ call: `POST ${world}/clock/advance/`, body: { seconds: 3 * 60 * 60 } });
    }
  }
  for (const { token } of signedIn) await readAll(both, token);
}

/** A player's life: login, errors, bets, history, registration, refresh. */
async function playerLife(both: Both): Promise<void> {
  const { send } = both;
  const { token, refresh } = await signIn(both, mainPlayer.mobile);
  await readAll(both, token);
  await play(both, 11, 40);
  await send({ call: 'GET /markets/' });
  await send({ call: 'GET /markets/', token: `${token}x` });
  await send({ call: 'POST /users/login/', body: { app_id: appId } });
  await send({ call: 'POST /users/login/', body: 'not an object' });
  await send({ call: 'POST /token/refresh/', body: { refresh } });
  await send({ call: 'GET /nothing/', token });
  await send({ call: 'DELETE /markets/', token });
  await send({ call: `HEAD /markets/?app_id=${appId}`, token });
  await send({
    call: 'POST /users/register/',
    body: {
      ...{ app_id: appId, grant_type: 'password', mobile_number: '9123456780' },
      ...{ first_name: 'Āshā', last_name: 'राव', password: 'Satta@2026' },
      confirm_password: 'Satta@2026',
    },
  });
  await send({
    call: 'POST /betting/suggestions/',
    token,
    body: { bet_type_id: 12, market_id: 7, payload: { ank: 1, types: ['SP', 'DP'] } },
  });
}

/** A tester's life: worlds, time, faults, journal, replay, branch, files, images. */
async function testerLife(both: Both): Promise<void> {
  const { send } = both;
  for (const path of [
    ...['scenarios/', 'worlds/', 'about/', 'magic-inputs/', 'coverage/', 'health/'],
    ...['openapi.json', 'control.openapi.json', 'console/main.js', 'console/none.js'],
  ]) {
    await send({ call: `GET /__mock/${path}` });
  }
  await play(both, 12, 14);
  for (const body of [
    { effect: 'latency', milliseconds: 5, path: '/markets/' },
    { effect: 'html', status: 502, path: '/homepage/', times: 1 },
    { effect: 'truncated', path: '/admin/payout-multipliers/', times: 1 },
    { effect: 'status', status: 429, path: '/bet-types/', probability: 0.5 },
    { effect: 'slow-drip', milliseconds: 20, path: '/markets/results/monthly/', times: 1 },
    { effect: 'reset', path: '/bets/history/', times: 1 },
  ]) {
    await send({ call: `POST ${world}/faults/`, body });
  }
  const { token } = await signIn(both, mainPlayer.mobile);
  for (let turn = 0; turn < 2; turn += 1) await readAll(both, token);
  await send({ call: `GET ${world}/faults/` });
  await send({ call: `DELETE ${world}/faults/` });
  await send({ call: `GET ${world}/market-day/` });
  await send({ call: `GET ${world}/players/` });
  await send({ call: `GET ${world}/invariants/` });
  await send({
    call: `PUT ${world}/draws/`,
    body: { market: 'Kalyan Matka', session: 'open', pana: '128' },
  });
  await send({ call: `GET ${world}/journal/` });
  await send({ call: `GET ${world}/journal/5/changes/` });
  await send({ call: `POST ${world}/branch/`, body: { request: 9, as: 'branched' } });
  await send({ call: 'GET /__mock/worlds/branched/image/' });
  await send({ call: `POST ${world}/tokens/expire/` });
  await readAll(both, token);
  await send({ call: 'PUT /__mock/worlds/odd/', body: { seed: 77 } });
  await send({ call: 'GET /__mock/worlds/odd/image/' });
  await send({ call: 'PUT /__mock/worlds/odd/', body: { scenario: 'unknown' } });
  // The others take time and no other code.
  for (const { id } of scenarioList.filter((_, n) => n % 4 === 0)) {
    await send({ call: `PUT /__mock/worlds/${id}/`, body: { scenario: id } });
    await send({ call: `GET /__mock/worlds/${id}/image/` });
  }
  await files(both);
}

/** Worlds as files and images, out of one world and into another. */
async function files({ send, json }: Both): Promise<void> {
  const image = await send({ call: `GET ${world}/image/` });
  const headers = { 'content-type': sqlite };
  await send({ call: 'PUT /__mock/worlds/imported/image/', body: image.body, headers });
  await send({ call: 'PUT /__mock/worlds/imported/image/', body: new Uint8Array(99), headers });
  const file = await json<object>({ call: `GET ${world}/file/` });
  await send({ call: 'PUT /__mock/worlds/filed/file/', body: file });
  await send({ call: 'POST /__mock/worlds/filed/replay/' });
  await send({ call: 'PUT /__mock/worlds/filed/file/', body: { ...file, image: 'AAAA' } });
  await send({ call: `POST ${world}/replay/` });
  await send({ call: `POST ${world}/reset/` });
  await send({ call: `GET ${world}/image/` });
  await send({ call: 'DELETE /__mock/worlds/filed/' });
  await send({ call: 'GET /__mock/worlds/' });
}

/** The journeys that both engines play. */
const journeys = { 'a player': playerLife, 'a tester': testerLife } as const;

const start = Date.parse(testClock);
let threads: ThreadEngine[] = [];
let both: Both;
let size: number;

/** Of the usual hosts; the most takes seconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Of script and WebAssembly together, compressed with Brotli as hosts do. */
const maxBytes = 700_000;

beforeAll(async () => {
  const files = await buildEngine('/');
  const parts = [Buffer.from(files['engine.js']), files['sqlite3.wasm']];
  size = parts.reduce((sum, part) => sum + brotliCompressSync(part, quality).length, 0);
  const started = await Promise.all([startThread(undefined, start), startThread(files, start)]);
  threads = started;
  both = inBoth(...started, start);
}, 120_000);
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.close()));
});

describe('the engine for browsers responds like the mock, byte for byte', () => {
  it.each(Object.entries(journeys))(
    'to %s',
    async (_, journey) => {
      const before = both.compared();
      await journey(both);
      expect(both.differences).toEqual([]);
      expect(both.compared() - before).toBeGreaterThan(70);
    },
    120_000,
  );
});

it('has an engine within its budget', () => {
  expect(size).toBeLessThanOrEqual(maxBytes);
});
