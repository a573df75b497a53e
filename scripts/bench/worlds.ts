import { execFileSync } from 'node:child_process';
import { developmentOtp } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { startMock } from '../lib/mock-process.ts';
import { type Benchmark, type Figure, inRounds } from './figures.ts';

const WORLDS = 50;
const PLAYERS = 500;
/** Requests of ten bets that each player sends. */
const REQUESTS = 20;

const memoryOf = (pid = 0): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;

async function post(url: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Registers players in a world whose clock stands at noon, and lets each send bets of every session. */
async function placeBets(url: string, world: string): Promise<void> {
  const control = createMockClient(url).world(world);
  await control.create({ scenario: 'fresh', now: '2026-11-20T12:00:00+05:30' });
  const bets = [...'0123456789'].map((digit) => ({ digit, points: 1 }));
  for (let n = 0; n < PLAYERS; n++) {
    const mobile = String(6_500_000_000 + n);
    const account = {
      app_id: world,
      mobile_number: mobile,
      grant_type: 'otp',
      otp: developmentOtp,
    };
    await post(`${url}/users/register/`, { ...account, first_name: 'Bench', last_name: 'Player' });
    await control.setBalance(mobile, 1000);
    const { tokens } = await post(`${url}/users/login/`, account);
    const access = String(Object(tokens).access);
    for (let request = 0; request < REQUESTS; request++) {
      const bet_type = request % 2 === 0 ? 'open' : 'close';
      // Markets that are open at noon and drawn before the next morning.
      const market_id = 7 + (request % 4);
      const payload = { bets: bets.map((bet) => ({ ...bet, bet_type })) };
      await post(`${url}/betting/`, { bet_type_id: 1, market_id, amount: 10, payload }, access);
    }
  }
}

/** Fork, reset and memory of worlds, and the settlement of many bets by one `advance`. */
export const worlds: Benchmark = async ({ quick, folder }) => {
  const mock = await startMock(['--port', '0', '--db', `${folder}/worlds.sqlite`]);
  const client = createMockClient(mock.url);
  try {
    const names = Array.from({ length: WORLDS }, (_, n) => `bench-${n}`);
    const fork: number[] = [];
    const reset: number[] = [];
    for (const name of names) {
      const world = client.world(name);
      fork.push(await timed(() => world.create()));
      await world.advance({ seconds: 3600 });
      reset.push(await timed(() => world.reset()));
      await world.advance({ seconds: 3600 });
    }
    const memory = memoryOf(mock.process.pid);
    const settling = await inRounds(quick ? 1 : 3, {
      settle: async () => {
        await placeBets(mock.url, 'settling');
        return timed(() => client.world('settling').advance({ to: '2026-11-21T06:00:00+05:30' }));
      },
    });
    const figures: Figure[] = [
      { what: 'fork of a world', unit: 'ms', values: fork, budget: '≤ 10' },
      { what: 'reset of a world', unit: 'ms', values: reset, budget: '≤ 10' },
      { what: 'fifty worlds that were played in', unit: 'MB', values: [memory], budget: '≤ 250' },
      {
        what: 'settling 100,000 bets of 500 players',
        unit: 'ms',
        values: settling.settle,
        budget: '≤ 3000',
      },
    ];
    return figures;
  } finally {
    await mock.stop();
  }
};
