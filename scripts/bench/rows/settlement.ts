import { runChild } from '../children/run-child.ts';
import type { BenchRow } from '../row.ts';
import { spread } from '../statistics.ts';

const mostSeconds = 2;
const bets = 100_000;

/** 500 players, 100,000 placed bets, one advance of the clock. */
export const settlement: BenchRow = {
  name: 'settlement',
  run: async ({ quick, folder }) => {
    const times: number[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      const file = `${folder}/settlement-${round}.sqlite`;
      const { ms, settled } = await runChild<{ ms: number; settled: number }>('settlement.ts', [
        file,
      ]);
      if (settled !== bets) throw new Error(`${settled} bets were settled, not ${bets}.`);
      times.push(ms / 1000);
    }
    const value = spread(times);
    return [
      {
        what: 'settling 100,000 bets of 500 players',
        unit: 's',
        value,
        budget: `≤ ${mostSeconds} s`,
        inside: value.median <= mostSeconds,
      },
    ];
  },
};
