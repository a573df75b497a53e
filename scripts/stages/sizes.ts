import { kilobytes, type SizeRow, sizeRows } from '../sizes/budgets.ts';
import type { Stage } from './stage.ts';

/** Asserts the exact sizes of the build against their budgets, or what is accepted of one that is missed. */
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
    const failed = rows.filter((row) => row.bytes > limit(row)).length;
    return { passed: rows.length - failed, failed };
  },
};
