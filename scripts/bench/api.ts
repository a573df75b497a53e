import { writeFileSync } from 'node:fs';
import { defaultAppId, newPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { type Benchmark, type Figure, inRounds } from './figures.ts';
import { type LoadRequest, load, seed, startFloor, startMockUnderTest } from './servers.ts';

const tenBets = JSON.stringify({
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: 'open' })) },
});

/** A balance that covers every bet of a run. */
const PLENTY = 1_000_000_000;
/** Requests a second of the history, below capacity at 100,000 bets: its figure is latency. */
const HISTORY_RATE = 50;

/**
 * Throughput of the mock against a bare Fastify route that sends the same bytes, and a bare Fastify route with a
 * transaction of the same size; latency of the history.
 */
export const api: Benchmark = async ({ quick, folder }) => {
  const [seconds, rounds] = quick ? [1, 3] : [3, 7];
  const files = [await seed(folder, 1000), await seed(folder, 100_000)] as const;
  const mock = await startMockUnderTest(files[0]);
  const large = await startMockUnderTest(files[1]);
  // Bets are placed by a player whose history is not measured.
  const { tokens } = await logIn(mock.server.url, defaultAppId, newPlayer);
  const headers = { authorization: `Bearer ${tokens.access}` };
  const markets = { url: `${mock.server.url}/markets/?app_id=${defaultAppId}` };
  const file = `${folder}/markets.json`;
  writeFileSync(file, await (await fetch(markets.url)).text());
  const floor = await startFloor(folder, file);
  try {
    await createMockClient(mock.server.url)
      .world(defaultAppId)
      .setBalance(newPlayer.mobile, PLENTY);
    const perSecond = (request: LoadRequest) => async () =>
      (await load(request, seconds)).requests.average;
    const p99 = (query: string, { server, authorization } = large) => {
      const url = `${server.url}/bets/history/?${query}`;
      return async () =>
        (await load({ url, headers: { authorization } }, seconds, HISTORY_RATE)).latency.p99;
    };
    const measured = {
      get: perSecond(markets),
      getFloor: perSecond({ url: `${floor.url}/` }),
      post: perSecond({ url: `${mock.server.url}/betting/`, headers, body: tenBets }),
      postFloor: perSecond({ url: `${floor.url}/betting/`, body: tenBets }),
      small: p99('page=1', mock),
      first: p99('page=1'),
      last: p99('page=10000'),
    };
    // Warm-up that is not measured: it compiles the code of each server.
    await inRounds(quick ? 1 : 2, measured);
    const found = await inRounds(rounds, measured);
    const history = (page: string, values: number[]): Figure => ({
      what: `GET /bets/history/, ${page}`,
      unit: 'ms p99',
      values,
      budget: '≤ 20',
    });
    return [
      {
        what: 'GET /markets/',
        unit: '/s',
        values: found.get,
        floor: found.getFloor,
        budget: '≥ 0.75 × floor',
      },
      {
        what: 'POST /betting/, ten bets',
        unit: '/s',
        values: found.post,
        floor: found.postFloor,
        budget: '≥ 0.5 × floor',
      },
      history('first page of 1,000 bets', found.small),
      history('first page of 100,000 bets', found.first),
      history('last page of 100,000 bets', found.last),
    ];
  } finally {
    for (const server of [mock.server, large.server, floor]) await server.stop();
  }
};
