import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { type Benchmark, inRounds } from './figures.ts';
import { seed, startMockUnderTest } from './servers.ts';

/** Milliseconds between two requests of another client while one request is served. */
const interval = 5;

/** A world with many bets and markets, and its slowest changes. */
async function changesOfLargeWorld(
  url: string,
  file: string,
): Promise<Record<string, () => Promise<Response>>> {
  const world = `${url}/__mock/worlds/large`;
  const put = (path: string, body: object | Buffer, type = 'application/json') =>
    fetch(`${world}/${path}`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    });
  await put('image/', readFileSync(file), 'application/vnd.sqlite3');
  await put('host-style/', { styles: ['three-hundred-markets'] });
  await put('clock/', { mode: 'fixed', now: new Date() });
  const kept = await fetch(`${world}/state/`, { method: 'POST' });
  const { id } = (await kept.json()) as { id: string };
  const image = Buffer.from(await (await fetch(`${world}/image/`)).arrayBuffer());
  const body = JSON.stringify({ seconds: 366 * 24 * 60 * 60 });
  const headers = { 'content-type': 'application/json' };
  const advance = () => fetch(`${world}/clock/advance/`, { method: 'POST', headers, body });
  return {
    'a year of the clock': advance,
    'an undo': () => fetch(`${world}/state/${id}/`, { method: 'POST' }),
    'an import': () => put('image/', image, 'application/vnd.sqlite3'),
    'a reset': () => fetch(`${world}/reset/`, { method: 'POST' }),
  };
}

/**
 * The longest wait of another client while the mock serves pages of its console and hostile bodies in a world with
 * 100,000 bets, and while a world with 20,000 bets and 300 markets is changed as a whole.
 */
export const waits: Benchmark = async ({ quick, folder }) => {
  const { server, authorization } = await startMockUnderTest(await seed(folder, 100_000));
  const world = `${server.url}/__mock/worlds/${defaultAppId}`;
  const player = `${world}/players/${mainPlayer.mobile}`;
  const preview = new URLSearchParams({ market: 'Kalyan Matka', session: 'close', pana: '128' });
  const headers = { authorization, 'content-type': 'application/json' };
  const posted = (path: string, body: object) => () =>
    fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const requests: Record<string, () => Promise<Response>> = {
    // A busy machine adds the same time to the other clients.
    nothing: () => sleep(500, new Response()),
    'the Checks': () => fetch(`${world}/invariants/`),
    'the market day': () => fetch(`${world}/day/`),
    'a ledger': () => fetch(`${player}/ledger/`),
    'the bets of a player': () => fetch(`${player}/bets/`),
    'a preview of a draw': () => fetch(`${world}/draws/preview/?${preview}`),
    'an export of the database': () => fetch(`${world}/image/`),
    'a state that is kept': () => fetch(`${world}/state/`, { method: 'POST' }),
    'suggestions for 500,000 types': posted('/betting/suggestions/', {
      bet_type_id: 12,
      payload: { ank: 1, types: Array(500_000).fill(0) },
    }),
    'a submission of 333,000 bets': posted('/betting/', {
      bet_type_id: 1,
      market_id: 7,
      amount: 5,
      payload: { bets: Array(333_000).fill({}) },
    }),
    'a submission of wrong bets within the limit': posted('/betting/', {
      bet_type_id: 1,
      market_id: 7,
      amount: 5,
      payload: { bets: Array(40_000).fill({}) },
    }),
  };
  const longestWait = (request: () => Promise<Response>) => async (): Promise<number> => {
    let longest = 0;
    let isServed = false;
    // The server may not read a refused body to its end.
    const served = request()
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
      .finally(() => {
        isServed = true;
      });
    while (!isServed) {
      const asked = performance.now();
      await (await fetch(`${server.url}/__mock/health/`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - asked);
      await sleep(interval);
    }
    await served;
    return longest;
  };
  try {
    const changes = Object.entries(
      await changesOfLargeWorld(server.url, await seed(folder, 20_000)),
    );
    const measured: Record<string, () => Promise<number>> = Object.fromEntries([
      ...Object.entries(requests).map(([what, request]) => [
        `${what}, 100,000 bets`,
        longestWait(request),
      ]),
      ...changes.map(([what, request]) => [
        `${what}, 20,000 bets and 300 markets`,
        longestWait(request),
      ]),
    ]);
    await inRounds(1, measured);
    const found = await inRounds(quick ? 3 : 5, measured);
    return Object.entries(found).map(([what, values]) => ({
      what: `wait beside ${what}`,
      unit: 'ms',
      values,
      budget: '≤ 200',
    }));
  } finally {
    await server.stop();
  }
};
