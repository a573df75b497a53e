import type { BenchRow } from '../benchmark.ts';
import { growthLines } from '../scaling.ts';
import { spread } from '../statistics.ts';
import { runChild } from '../workers/run-worker.ts';

const mostSeconds = 2;
/** Players, and the submissions of ten bets of each; the largest house is the one of the budget. */
const houses = [
  { players: 1, submissions: 10 },
  { players: 5, submissions: 20 },
  { players: 50, submissions: 20 },
  { players: 500, submissions: 20 },
] as const;
const largest = 100_000;

interface Said {
  ms: number;
  cpuMs: number;
  settled: number;
}

/** 500 players, 100,000 placed bets, one advance of the clock; and what one bet costs as they grow in number. */
export const settlement: BenchRow = {
  name: 'settlement',
  run: async ({ quick, folder }) => {
    const seconds: number[] = [];
    const grown = houses.map((house) => ({
      ...house,
      size: house.players * house.submissions * 10,
      costs: [] as number[],
    }));
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      for (const { players, submissions, size, costs } of grown) {
        const file = `${folder}/settlement-${size}-${round}.sqlite`;
        const said = await runChild<Said>('settlement.ts', [
          file,
          String(players),
          String(submissions),
        ]);
        if (said.settled !== size)
          throw new Error(`${said.settled} bets were settled, not ${size}.`);
        costs.push((said.cpuMs * 1_000) / size);
        if (size === largest) seconds.push(said.ms / 1_000);
      }
    }
    const value = spread(seconds);
    return [
      {
        what: 'settling 100,000 bets of 500 players',
        unit: 's',
        value,
        budget: `≤ ${mostSeconds} s`,
        inside: value.median <= mostSeconds,
      },
      ...growthLines('settling a bet', 'bets', grown),
    ];
  },
};
