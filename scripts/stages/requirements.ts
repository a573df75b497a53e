import { storeFullRun } from '../requirements/full-run.ts';
import { namedIds } from '../requirements/named-ids.ts';
import { printProof } from '../requirements/print-proof.ts';
import { prove, unproven } from '../requirements/proof.ts';
import { writeProofPage } from '../requirements/proof-page.ts';
import { readRequirements } from '../requirements/requirements.ts';
import { type StageResult, stage } from './stage.ts';

/** Holds the requirements against the results of the run that ends: each gap and each unknown id is a failure. */
export const requirements = (): Promise<StageResult> =>
  stage('requirements', async () => {
    const run = storeFullRun();
    const report = prove(readRequirements(), run.tests, namedIds());
    printProof(report, { gaps: true });
    console.log(`Every requirement with its tests: ${writeProofPage(report, run)}`);
    const failures = [
      ...unproven(report).map(({ requirement, gap }) => `requirement ${requirement.id}: ${gap}`),
      ...report.unknown.map(({ id, file }) => `unknown requirement id ${id} in ${file}`),
    ];
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
  });
