import { statSync } from 'node:fs';
import { mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { type RunningServer, startMock } from '../../lib/mock-process.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { startingBalance } from '../bet-request.ts';
import { atMost } from '../budget.ts';
import { putFile } from '../put-file.ts';
import { inRounds } from '../rounds.ts';
import { quantile } from '../statistics.ts';
import { seedDatabaseFile } from '../test-bed.ts';

/** Milliseconds. */
const most = 50;
const years = 5;
const requests = 1_000;
const pendingBets = 100_000;
const betsPerRequest = 500;
/** About 50 MB. */
const betsInLargeFile = 730_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The p99 in milliseconds of reading the markets of one world while something else goes on. */
async function p99During({ url }: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  do {
    const begin = performance.now();
    await (await fetch(`${url}/markets/?app_id=bench-reader`)).arrayBuffer();
    times.push(performance.now() - begin);
    await pause(5);
  } while (!isDone);
  await done;
  return quantile(times, 0.99);
}

/** Long work of one world, measured by what it does to the requests of another, compared with an idle mock. */
export const otherWorlds: Benchmark = {
  name: 'other-worlds',
  run: async (options) => {
    const server = await startMock(['--port', '0', '--db', ':memory:']);
    try {
      const worker = createMockClient(server.url).world('bench-worker');
      const fill = async (): Promise<void> => {
        await worker.create({ scenario: 'fresh', now: '2026-11-20T12:00:00+05:30' });
        for (let n = 0; n < requests; n += 1) await worker.setBalance('9876543210', n);
      };
      const placeBets = async (): Promise<void> => {
        await worker.create({ scenario: 'fresh', now: '2026-11-20T12:00:00+05:30' });
        await worker.setBalance(mainPlayer.mobile, startingBalance);
        const { tokens } = await logIn(server.url, 'bench-worker', mainPlayer);
        const headers = {
          authorization: `Bearer ${tokens.access}`,
          'content-type': 'application/json',
        };
        const bets = Array.from({ length: betsPerRequest }, (_, n) => ({
          digit: String(n % 10),
          points: 1,
          bet_type: 'open',
        }));
        const body = JSON.stringify({
          bet_type_id: 1,
          market_id: 7,
          amount: betsPerRequest,
          payload: { bets },
        });
        for (let n = 0; n < pendingBets / betsPerRequest; n += 1) {
          const response = await fetch(`${server.url}/betting/`, { method: 'POST', headers, body });
          if (!response.ok) throw new Error(await response.text());
        }
      };
      const large = seedDatabaseFile(`${options.folder}/large.sqlite`, betsInLargeFile);
      const openLarge = (): Promise<void> =>
        putFile(
          `${server.url}/__mock/worlds/bench-worker/image/`,
          large,
          'application/vnd.sqlite3',
        );
      /** Drops the events of the years as they arrive: parsing them would hold up what this process measures meanwhile. */
      const advanceYears = async (): Promise<void> => {
        const { status, body } = await fetch(
          `${server.url}/__mock/worlds/bench-worker/clock/advance/`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ seconds: years * 365 * 86_400 }),
          },
        );
        await body?.pipeTo(new WritableStream());
        if (status !== 200) throw new Error(`Advancing ${years} years responded with ${status}.`);
      };
      const works = [
        {
          what: `one advances ${years} years`,
          prepare: () => worker.create({ scenario: 'fresh' }),
          work: advanceYears,
        },
        {
          what: `one settles ${pendingBets.toLocaleString('en')} bets`,
          prepare: placeBets,
          work: () => worker.advance({ to: '2026-11-21T06:00:00+05:30' }),
        },
        {
          what: `one opens a file of ${Math.round(statSync(large).size / 1e6)} MB`,
          prepare: async () => {},
          work: openLarge,
        },
        {
          what: `one replays ${requests} requests`,
          prepare: fill,
          work: () => worker.replay(),
        },
      ];
      const found: Measurement[] = [];
      for (const { what, prepare, work } of works) {
        const values: number[] = [];
        const baseline: number[] = [];
        const rows = await inRounds(options, {
          usual: { full: 5, quick: 1 },
          round: async () => {
            await prepare();
            baseline.push(await p99During(server, () => pause(1_000)));
            values.push(await p99During(server, work));
          },
          rows: () => [
            atMost(most, {
              what: `p99 of other worlds while ${what}`,
              unit: 'ms',
              values,
              baseline,
            }),
          ],
        });
        found.push(...rows);
      }
      return found;
    } finally {
      await server.stop();
    }
  },
};
