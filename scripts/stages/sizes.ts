import { kilobytes, sizeRows } from '../sizes/budgets.ts';
import type { Stage } from './stage.ts';

/** Asserts the exact sizes of the build against their budgets. */
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
    const failed = rows.filter(({ bytes, budget }) => bytes > budget).length;
    return { passed: rows.length - failed, failed };
  },
};
