import { coverage } from '../requirements/coverage.ts';
import { readLedger } from '../requirements/ledger.ts';
import { printCoverage } from '../requirements/print.ts';
import { provenIds } from '../requirements/test-titles.ts';
import { type StageResult, stage } from './stage.ts';

/** Shows which clauses are proven; ids that the ledger does not know are failures. */
export const requirementIds = async (): Promise<StageResult[]> => [
  await stage('requirement ids', async () => {
    const result = coverage(readLedger(), provenIds());
    printCoverage(result);
    return { passed: result.unknown.length === 0 ? 1 : 0, failed: result.unknown.length };
  }),
];
