import { readFileSync, writeFileSync } from 'node:fs';
import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text } from '@matka/contracts/cli/flags';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { readFullRun } from './requirements/full-run.ts';
import { namedIds } from './requirements/named-ids.ts';
import { printProof } from './requirements/print-proof.ts';
import { prove, unproven } from './requirements/proof.ts';
import { writeProofPage } from './requirements/proof-page.ts';
import { withResults } from './requirements/proven-document.ts';
import { readRequirements } from './requirements/requirements.ts';

const usage = `npm run requirements -- [--unproven] [--area PREFIX] [--write]

Which requirements the last full run of \`npm test\` proved; a gap or an unknown id is an error.

  --unproven      each requirement that is not proven, with its tests
  --area PREFIX   one area, such as LOGIN
  --write         puts the table into docs/proven.md`;

const all = readRequirements();
const areas = [...new Set(all.map(({ id }) => id.replace(/-\d+$/, '')))];
const options = readCommandLine(
  usage,
  { unproven: flag, area: text, write: flag },
  ({ area, ...flags }) => ({
    ...flags,
    area: area === undefined ? undefined : oneOf('area', area, areas),
  }),
);

/** Prints which requirements the last full run of `npm test` proved; a gap or an unknown id is an error. */
try {
  const run = readFullRun();
  const report = prove(all, run.tests, namedIds());
  if (options.write) {
    const page = repoPath('docs/proven.md');
    writeFileSync(page, withResults(readFileSync(page, 'utf8'), report, run));
  }
  printProof(report, { area: options.area, gaps: options.unproven });
  console.log(
    `Full run of ${run.finished}; every requirement with its tests: ${writeProofPage(report, run)}`,
  );
  if (unproven(report).length + report.unknown.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
