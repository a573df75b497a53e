import type { Benchmark, Measurement, RunOptions } from '../benchmark.ts';
import { betRequest } from '../bet-request.ts';
import { residentMemory } from '../process-use.ts';
import { quantile, type Spread, spread } from '../statistics.ts';
import { seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';
import { runWorker } from '../workers/run-worker.ts';

const budgets = {
  forkMs: 2,
  worldBytes: 0.3 * 1024 ** 2,
  thousandWorldsBytes: 512 * 1024 ** 2,
  defaultWorldBytes: 90 * 1024 ** 2,
} as const;

interface WorldsResult {
  worlds: number;
  forks: number[];
  resets: number[];
  empty: number;
  forked: number;
  used: number;
  reset: number;
}

const megabytes = (bytes: number): number => bytes / 1024 ** 2;
const alone = (value: number): Spread => ({ median: value, min: value, max: value });

function times(what: string, all: readonly number[]): Measurement {
  const value = { ...spread(all), max: quantile(all, 0.99) };
  return {
    what: `${what}, median (least to p99)`,
    unit: 'ms',
    value,
    budget: `≤ ${budgets.forkMs} ms`,
    withinBudget: value.median <= budgets.forkMs,
  };
}

/** Resident memory of the mock with its default world on file, after some use. */
async function defaultWorld({
  folder,
  quick,
  rounds = quick ? 1 : 5,
}: RunOptions): Promise<Measurement> {
  const file = seedDatabaseFile(`${folder}/memory.sqlite`, 1_000);
  // The first start fills the compile cache of Node.
  await (await startMockUnderTest(file)).server.stop();
  const mock = await startMockUnderTest(file);
  const { server, authorization } = mock;
  const found: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const page = `${server.url}/bets/history/?page=${round + 1}`;
      await fetch(page, { headers: { authorization } });
      await fetch(`${server.url}/markets/`, { headers: { authorization } });
      const { url, headers = {}, body } = betRequest(mock);
      const json = { 'content-type': 'application/json' };
      await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body });
      found.push(residentMemory(server.process.pid) ?? Number.NaN);
    }
  } finally {
    await server.stop();
  }
  const value = spread(found.map(megabytes));
  return {
    what: 'process with the default world, used',
    unit: 'MB',
    value,
    budget: '≤ 90 MB',
    withinBudget: value.median <= megabytes(budgets.defaultWorldBytes),
  };
}

/** Fork and reset of worlds in memory, memory of a thousand worlds and of the default one. */
export const worlds: Benchmark = {
  name: 'worlds',
  run: async (options) => {
    const result = await runWorker<WorldsResult>('worlds.ts');
    const each = (bytes: number): Spread =>
      alone(megabytes((bytes - result.empty) / result.forks.length));
    const perWorld = (what: string, bytes: number): Measurement => ({
      what,
      unit: 'MB a world',
      value: each(bytes),
      budget: '≤ 0.30 MB',
      withinBudget: each(bytes).median <= megabytes(budgets.worldBytes),
    });
    return [
      times('fork of a world', result.forks),
      times('reset of a world', result.resets),
      perWorld('memory of a forked world', result.forked),
      perWorld('memory of a world that was played in', result.used),
      perWorld('memory of a world that was played in and reset', result.reset),
      {
        what: `process with ${result.worlds.toLocaleString('en')} worlds, all played in`,
        unit: 'MB',
        value: alone(megabytes(result.used)),
        budget: '≤ 512 MB',
        withinBudget: result.used <= budgets.thousandWorldsBytes,
      },
      await defaultWorld(options),
    ];
  },
};
