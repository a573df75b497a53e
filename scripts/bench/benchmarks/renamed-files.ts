import { renamedBudget } from '../../sizes/renamed-files.ts';
import type { Benchmark } from '../benchmark.ts';
import { renamedFiles } from '../browser/renamed.ts';
import { spread } from '../statistics.ts';

const { most } = renamedBudget;

/** Files of the build that a one-word edit renames: players download them again after an update. */
export const renamed: Benchmark = {
  name: 'renamed-files',
  run: async () =>
    (await renamedFiles()).map(({ screen, renamed }) => ({
      what: `renamed by one word in ${screen.split('/').at(-1)}`,
      unit: 'files',
      value: spread([renamed.length]),
      budget: `≤ ${most} files`,
      withinBudget: renamed.length <= most,
    })),
};
