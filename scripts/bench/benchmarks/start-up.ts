import { type RunningServer, startMock, startServer } from '../../lib/mock-process.ts';
import { repoPath } from '../../lib/paths.ts';
import { writeBundle } from '../../mock-bundle/write-bundle.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { load } from '../load.ts';
import { spread } from '../statistics.ts';
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

/** The baseline, through the launcher like every npm script. */
const startBare = (file: string): Promise<RunningServer> =>
  startServer('scripts/run.mjs', [repoPath('scripts/bench/baselines/bare-database.ts'), file]);

/**
 * Time from process start to the first response, on a seeded database file; the baseline opens the same file. The mock
 * starts as it does from the second time on: from its bundle.
 */
export const startUp: Benchmark = {
  name: 'start-up',
  run: async ({ quick, rounds = quick ? 3 : 11, folder }) => {
    const files = [1_000, 100_000].map((bets) => ({
      what: `start to first response, ${bets.toLocaleString('en')} bets`,
      file: seedDatabaseFile(`${folder}/start-${bets}.sqlite`, bets),
      times: [] as number[],
      baseline: [] as number[],
    }));
    await writeBundle();
    for (let round = 0; round < rounds; round += 1) {
      for (const { file, times, baseline } of files) {
        const path = '/markets/?app_id=kalyan-matka';
        times.push(await timed(path, () => startMock(flagsFor(file))));
        baseline.push(await timed('/', () => startBare(file)));
      }
    }
    return files.map(({ what, times, baseline }): Measurement => {
      const ratio = spread(times.map((ms, i) => ms / (baseline[i] ?? 0)));
      const value = spread(times);
      const withinBudget = ratio.median <= most;
      return {
        what,
        unit: 'ms',
        value,
        baseline: spread(baseline),
        ratio,
        budget: `≤ ${most} × baseline`,
        withinBudget,
      };
    });
  },
};
