import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repoPath } from './lib/paths.ts';
import { readFullRun } from './requirements/full-run.ts';
import { namedIds } from './requirements/named-ids.ts';
import { printProof } from './requirements/print-proof.ts';
import { prove, unproven } from './requirements/proof.ts';
import { writeProofPage } from './requirements/proof-page.ts';
import { withResults } from './requirements/proven-document.ts';
import { readRequirements } from './requirements/requirements.ts';

/** Prints which requirements the last full run of `npm test` proved; a gap or an unknown id is an error. */
try {
  const { values } = parseArgs({
    options: {
      area: { type: 'string' },
      unproven: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const run = readFullRun();
  const report = prove(readRequirements(), run.tests, namedIds());
  if (values.write) {
    const page = repoPath('docs/proven.md');
    writeFileSync(page, withResults(readFileSync(page, 'utf8'), report, run));
  }
  printProof(report, { area: values.area, gaps: values.unproven });
  console.log(
    `Full run of ${run.finished}; every requirement with its tests: ${writeProofPage(report, run)}`,
  );
  if (unproven(report).length + report.unknown.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run requirements -- [--unproven] [--area PREFIX] [--write]');
  process.exitCode = 2;
}
