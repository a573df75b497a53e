import { sizeRows } from '../../sizes/budgets.ts';
import type { Benchmark } from '../benchmark.ts';
import { freshBuild } from '../browser/open-app.ts';

/** Exact sizes of the production build. */
export const sizes: Benchmark = {
  name: 'sizes',
  run: async () => {
    await freshBuild();
    return (await sizeRows()).map(({ what, bytes, budget, of }) => ({
      what,
      unit: 'kB',
      value: { median: bytes / 1024, min: bytes / 1024, max: bytes / 1024 },
      budget: `≤ ${(budget / 1024).toFixed(1)} kB, ${of}`,
      withinBudget: bytes <= budget,
    }));
  },
};
