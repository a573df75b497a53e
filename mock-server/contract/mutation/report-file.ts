import { join } from 'node:path';

/** The file that the test of the mutation score writes its table to. */
export const reportFile = join(import.meta.dirname, '../../../.local/reports/mutation.txt');
