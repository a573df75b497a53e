import type { Benchmark } from '../benchmark.ts';
import { scalingMeasurements } from '../scaling.ts';
import { spread } from '../statistics.ts';
import { runWorker } from '../workers/run-worker.ts';

const mostSeconds = 2;
/** Players and submissions (of ten bets) per player; the budget applies to the largest. */
const mocks = [
  { players: 1, submissions: 10 },
  { players: 5, submissions: 20 },
  { players: 50, submissions: 20 },
  { players: 500, submissions: 20 },
] as const;
const largest = 100_000;

interface SettlementResult {
  ms: number;
  cpuMs: number;
  settled: number;
}

/** Settles 100,000 placed bets of 500 players in one advance of the clock; cost per bet at four sizes. */
export const settlement: Benchmark = {
  name: 'settlement',
  run: async ({ quick, rounds = quick ? 1 : 5, folder }) => {
    const seconds: number[] = [];
    const grown = mocks.map((mock) => ({
      ...mock,
      size: mock.players * mock.submissions * 10,
      costs: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { players, submissions, size, costs } of grown) {
        const file = `${folder}/settlement-${size}-${round}.sqlite`;
        const result = await runWorker<SettlementResult>('settlement.ts', [
          file,
          String(players),
          String(submissions),
        ]);
        if (result.settled !== size)
          throw new Error(`${result.settled} bets were settled, not ${size}.`);
        costs.push((result.cpuMs * 1_000) / size);
        if (size === largest) seconds.push(result.ms / 1_000);
      }
    }
    const value = spread(seconds);
    return [
      {
        what: 'settling 100,000 bets of 500 players',
        unit: 's',
        value,
        budget: `≤ ${mostSeconds} s`,
        withinBudget: value.median <= mostSeconds,
      },
      ...scalingMeasurements({ piece: 'settling a bet', of: 'bets' }, grown),
    ];
  },
};
