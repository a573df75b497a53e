import { type RunningServer, startMock, startServer } from '../../lib/mock-process.ts';
import type { Benchmark } from '../benchmark.ts';
import { atMostTimes } from '../budget.ts';
import { load } from '../load.ts';
import { inRounds } from '../rounds.ts';
import { flagsFor, seedDatabaseFile } from '../test-bed.ts';

/** Times the baseline. */
const most = 0.75;

/** Milliseconds from the start of a process to its first response. */
async function timed(path: string, start: () => Promise<RunningServer>): Promise<number> {
  const begin = performance.now();
  const server = await start();
  await load({ method: 'GET', url: `${server.url}${path}` }, { connections: 1, seconds: 0 });
  const ms = performance.now() - begin;
  await server.stop();
  return ms;
}

/** The baseline. */
const startBare = (file: string): Promise<RunningServer> =>
  startServer('scripts/bench/baselines/bare-database.ts', [file]);

/**
 * Time from process start to the first response, on a seeded database file; the baseline opens the same file.
 */
export const startUp: Benchmark = {
  name: 'start-up',
  run: async (options) => {
    const files = [1_000, 100_000].map((bets) => ({
      what: `start to first response, ${bets.toLocaleString('en')} bets`,
      file: seedDatabaseFile(`${options.folder}/start-${bets}.sqlite`, bets),
      values: [] as number[],
      baseline: [] as number[],
    }));
    return inRounds(options, {
      usual: { full: 11, quick: 3 },
      round: async () => {
        for (const { file, values, baseline } of files) {
          const path = '/markets/?app_id=kalyan-matka';
          values.push(await timed(path, () => startMock(flagsFor(file))));
          baseline.push(await timed('/', () => startBare(file)));
        }
      },
      rows: () =>
        files.map(({ what, values, baseline }) =>
          atMostTimes(most, { what, unit: 'ms', values, baseline }),
        ),
    });
  },
};
