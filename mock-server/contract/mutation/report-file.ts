import { join } from 'node:path';

/** Where the table of the mutation score is left for whoever runs the checks. */
export const reportFile = join(import.meta.dirname, '../../../.local/reports/mutation.txt');
