import type { Benchmark } from '../benchmark.ts';
import { renamedFiles } from '../browser/renamed.ts';
import { spread } from '../statistics.ts';

const most = 2;

/** How many files of the build a one-word edit renames: all others stay in the caches of players. */
export const renamed: Benchmark = {
  name: 'renamed-files',
  run: async () =>
    (await renamedFiles()).map(({ screen, renamed }) => ({
      what: `renamed by one word in ${screen.split('/').at(-1)}`,
      unit: 'files',
      value: spread([renamed.length]),
      budget: `≤ ${most} files`,
      inside: renamed.length <= most,
    })),
};
