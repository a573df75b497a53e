import { MOST_RENAMED } from '../../sizes/renamed-files.ts';
import type { Benchmark } from '../benchmark.ts';
import { renamedFiles } from '../browser/renamed.ts';
import { spread } from '../statistics.ts';

/** Files of the build that a one-word edit renames: players download them again after an update. */
export const renamed: Benchmark = {
  name: 'renamed-files',
  run: async () =>
    (await renamedFiles()).map(({ screen, renamed }) => ({
      what: `renamed by one word in ${screen.split('/').at(-1)}`,
      unit: 'files',
      value: spread([renamed.length]),
      budget: `≤ ${MOST_RENAMED} files`,
      withinBudget: renamed.length <= MOST_RENAMED,
    })),
};
