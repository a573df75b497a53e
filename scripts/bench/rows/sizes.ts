import { existsSync } from 'node:fs';
import { inRepository } from '../../repository.ts';
import { sizeRows } from '../../sizes/budgets.ts';
import { runTool } from '../../stages/command.ts';
import type { BenchRow } from '../row.ts';

/** Exact sizes of the production build, which is made when there is none. */
export const sizes: BenchRow = {
  name: 'sizes',
  run: async () => {
    if (!existsSync(inRepository('web/dist/.vite/manifest.json'))) {
      if ((await runTool('vite', ['build', 'web'])) !== 0) throw new Error('The build failed.');
    }
    return (await sizeRows()).map(({ what, bytes, budget, of }) => ({
      what,
      unit: 'kB',
      value: { median: bytes / 1024, min: bytes / 1024, max: bytes / 1024 },
      budget: `≤ ${(budget / 1024).toFixed(1)} kB, ${of}`,
      inside: bytes <= budget,
    }));
  },
};
