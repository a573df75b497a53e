import type { BenchRow, Measured, Setting } from '../benchmark.ts';
import { submission } from '../bet-request.ts';
import { residentOf } from '../process-use.ts';
import { quantile, type Spread, spread } from '../statistics.ts';
import { openHouse, plantFile } from '../test-bed.ts';
import { runChild } from '../workers/run-worker.ts';

const budgets = {
  forkMs: 2,
  worldBytes: 1024 ** 2,
  aliveBytes: 1024 ** 3,
  houseBytes: 120 * 1024 ** 2,
} as const;

interface Said {
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

function times(what: string, all: readonly number[]): Measured {
  const value = { ...spread(all), max: quantile(all, 0.99) };
  return {
    what: `${what}, median (least to p99)`,
    unit: 'ms',
    value,
    budget: `≤ ${budgets.forkMs} ms`,
    inside: value.median <= budgets.forkMs,
  };
}

/** Resident memory of the mock as it is started, its default world in a file, after some play. */
async function defaultWorld({ folder, quick }: Setting): Promise<Measured> {
  const house = await openHouse(plantFile(`${folder}/memory.sqlite`, 1_000));
  const { server, authorization } = house;
  const found: number[] = [];
  try {
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      const page = `${server.url}/bets/history/?page=${round + 1}`;
      await fetch(page, { headers: { authorization } });
      await fetch(`${server.url}/markets/`, { headers: { authorization } });
      const { url, headers = {}, body } = submission(house);
      const json = { 'content-type': 'application/json' };
      await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body });
      found.push(residentOf(server.process.pid) ?? Number.NaN);
    }
  } finally {
    await server.stop();
  }
  const value = spread(found.map(megabytes));
  return {
    what: 'process with the default world, played in',
    unit: 'MB',
    value,
    budget: '≤ 120 MB',
    inside: value.median <= megabytes(budgets.houseBytes),
  };
}

/** Forking and resetting worlds in memory, and a thousand of them alive; the default one alone. */
export const worlds: BenchRow = {
  name: 'worlds',
  run: async (setting) => {
    const said = await runChild<Said>('worlds.ts');
    const each = (bytes: number): Spread =>
      alone(megabytes((bytes - said.empty) / said.forks.length));
    const perWorld = (what: string, bytes: number): Measured => ({
      what,
      unit: 'MB a world',
      value: each(bytes),
      budget: '≤ 1 MB',
      inside: each(bytes).median <= megabytes(budgets.worldBytes),
    });
    return [
      times('fork of a world', said.forks),
      times('reset of a world', said.resets),
      perWorld('memory of a forked world', said.forked),
      perWorld('memory of a world that was played in', said.used),
      perWorld('memory of a world that was played in and reset', said.reset),
      {
        what: `process with ${said.worlds.toLocaleString('en')} worlds, all played in`,
        unit: 'MB',
        value: alone(megabytes(said.used)),
        budget: '≤ 1 GB',
        inside: said.used <= budgets.aliveBytes,
      },
      await defaultWorld(setting),
    ];
  },
};
