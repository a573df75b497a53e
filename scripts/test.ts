import { rmSync } from 'node:fs';
import { checkContracts } from './contracts/check-contracts.ts';
import { journeys } from './e2e/journeys.ts';
import { otherBrowsers } from './e2e/other-browsers.ts';
import { checkSources, unitTests } from './lib/checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { buildWeb, createRun, runCheck } from './lib/steps.ts';
import { coverage, reports } from './requirements/coverage.ts';
import { readRequirements } from './requirements/requirements.ts';
import { playCases } from './simulate/work/check.ts';

/** `npm test`: everything that a commit must pass, one step after another. */
readCommandLine(
  `npm test

Types, lint, unit and component tests, contracts, simulated cases, end-to-end tests, requirements.
The parts: npm run check, npm run contracts:check, npm run e2e.`,
  {},
);
for (const file of reports) rmSync(file, { force: true });
const run = createRun();
await checkSources(run);
await run.step('unit tests', unitTests);
// The simulation keeps one processor busy, and consumer tests the other.
await Promise.all([checkContracts(run), run.step('simulation', playCases)]);
if (await run.step('build', buildWeb)) {
  await run.step('sizes', () => runCheck('size-limit', []));
  await run.step('end to end', journeys);
  await run.step('other browsers', () => otherBrowsers(['--grep', '@short']));
}
await run.step('requirements', async () => {
  const { proofs, unproven } = coverage(readRequirements());
  for (const { requirement, gap } of unproven) console.log(`${requirement.id}: ${gap}`);
  return { passed: proofs.length - unproven.length, failed: unproven.length };
});
run.finish();
