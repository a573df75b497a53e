import { kilobytes, type SizeRow, sizeRows } from '../sizes/budgets.ts';
import { renamedBudget, renamedFiles } from '../sizes/renamed-files.ts';
import type { Stage } from './stage.ts';

/** Whether an edit of a screen leaves the names of nearly all files as they are. Throws if there is no screen. */
function fewAreRenamed(): boolean {
  const counts = [...renamedFiles()].toSorted(([, a], [, b]) => b - a);
  const [[source, most] = []] = counts;
  if (source === undefined || most === undefined) throw new Error('The build has no screens.');
  const isMissed = most <= renamedBudget.accepted ? 'over budget, as known' : 'OVER budget';
  const verdict = most <= renamedBudget.most ? 'within budget' : isMissed;
  console.log(
    `  ${'files renamed by an edited screen'.padEnd(34)} ${String(most).padStart(9)} of ${String(renamedBudget.most).padStart(9)}  ${verdict}  (${source})`,
  );
  return most <= renamedBudget.accepted;
}

/**
 * Asserts the exact sizes of the build against their budgets, or what is accepted of one that is missed, and how many of
 * its files an edit renames.
 */
export const sizes: Stage = {
  name: 'sizes',
  needs: ['production build'],
  work: async () => {
    const rows = await sizeRows();
    const limit = ({ budget, accepted = budget }: SizeRow) => accepted;
    for (const row of rows) {
      const { what, bytes, budget, of } = row;
      const isMissed = bytes <= limit(row) ? 'over budget, as known' : 'OVER budget';
      const verdict = bytes <= budget ? 'within budget' : isMissed;
      console.log(
        `  ${what.padEnd(34)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${verdict}  (${of})`,
      );
    }
    const failed = rows.filter((row) => row.bytes > limit(row)).length + (fewAreRenamed() ? 0 : 1);
    return { passed: rows.length + 1 - failed, failed };
  },
};
