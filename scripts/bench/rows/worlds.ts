import { runChild } from '../children/run-child.ts';
import type { BenchRow, Measured } from '../row.ts';
import { quantile, type Spread, spread } from '../statistics.ts';

const budgets = { forkMs: 2, worldBytes: 1024 ** 2, aliveBytes: 1024 ** 3 } as const;

interface Said {
  worlds: number;
  forks: number[];
  resets: number[];
  empty: number;
  forked: number;
  used: number;
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

/** Forking and resetting worlds in memory, and a thousand of them alive. */
export const worlds: BenchRow = {
  name: 'worlds',
  run: async () => {
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
      {
        what: `process with ${said.worlds.toLocaleString('en')} worlds, all played in`,
        unit: 'MB',
        value: alone(megabytes(said.used)),
        budget: '≤ 1 GB',
        inside: said.used <= budgets.aliveBytes,
      },
    ];
  },
};
