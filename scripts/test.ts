import { rmSync } from 'node:fs';
import { checkContracts } from './contracts/check-contracts.ts';
import { journeys } from './e2e/journeys.ts';
import { otherBrowsers } from './e2e/other-browsers.ts';
import { checkSources, unitTests } from './lib/checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { repoPath } from './lib/paths.ts';
import { runTool } from './lib/run-tool.ts';
import { buildWeb, createRun, runCheck } from './lib/steps.ts';
import { coverage, reports } from './requirements/coverage.ts';
import { readRequirements } from './requirements/requirements.ts';
import { playCases } from './simulate/work/check.ts';

/** `npm test`: all checks that a commit must pass. */
readCommandLine(
  `npm test

Types, lint, unit and component tests, contracts, simulated cases, end-to-end tests, requirements.
The parts: npm run check, npm run contracts:check, npm run e2e.`,
  {},
);
for (const file of reports) rmSync(file, { force: true });
const run = createRun();
const { step } = run;
const browsers = runTool('node', [repoPath('scripts/e2e/install-browsers.ts')]);

/** Steps on the production build. Browsers wait for drawing, timers and each other. */
async function onTheBuild(): Promise<void> {
  if (!(await step('build', buildWeb))) return;
  await step('sizes', () => runCheck('size-limit', []));
  await browsers;
  await step('other browsers', () => otherBrowsers(['--grep', '@short']));
  await step('end to end', journeys);
}

/** Steps on the sources. */
async function onTheSources(): Promise<void> {
  await checkSources(run);
  await step('unit tests', unitTests);
}

/** Steps that need no build: hosts and phones are played in one process. */
const withoutBuild = () => Promise.all([checkContracts(run), step('simulation', playCases)]);

// Two rows of steps run side by side and take equally long, so that both processors stay busy while a step waits.
await Promise.all([onTheBuild().then(withoutBuild), onTheSources()]);
await step('requirements', async () => {
  const { proofs, unproven } = coverage(readRequirements());
  for (const { requirement, gap } of unproven) console.log(`${requirement.id}: ${gap}`);
  return { passed: proofs.length - unproven.length, failed: unproven.length };
});
run.finish();
