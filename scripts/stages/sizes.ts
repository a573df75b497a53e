import { kilobytes, sizeRows } from '../sizes/budgets.ts';
import { MOST_RENAMED, renamedFiles } from '../sizes/renamed-files.ts';
import type { Stage } from './stage.ts';

/** Whether an edit of a screen leaves the names of nearly all files as they are. Throws if there is no screen. */
function fewAreRenamed(): boolean {
  const counts = [...renamedFiles()].toSorted(([, a], [, b]) => b - a);
  const [[source, most] = []] = counts;
  if (source === undefined || most === undefined) throw new Error('The build has no screens.');
  const isWithin = most <= MOST_RENAMED;
  const verdict = isWithin ? 'within budget' : 'OVER budget';
  console.log(
    `  ${'files renamed by an edited screen'.padEnd(34)} ${String(most).padStart(9)} of ${String(MOST_RENAMED).padStart(9)}  ${verdict}  (${source})`,
  );
  return isWithin;
}

/**
 * Asserts the exact sizes of the build against their budgets, and how many of its files an edit renames.
 */
export const sizes: Stage = {
  name: 'sizes',
  needs: ['production build'],
  work: async () => {
    const rows = await sizeRows();
    for (const { what, bytes, budget, of } of rows) {
      const verdict = bytes <= budget ? 'within budget' : 'OVER budget';
      console.log(
        `  ${what.padEnd(34)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${verdict}  (${of})`,
      );
    }
    const failed =
      rows.filter(({ bytes, budget }) => bytes > budget).length + (fewAreRenamed() ? 0 : 1);
    return { passed: rows.length + 1 - failed, failed };
  },
};
