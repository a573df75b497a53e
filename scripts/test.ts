import { readCommandLine } from './lib/command-line.ts';

/**
 * `npm test`: all checks of the product in one run, side by side; what judges the results of all others comes last.
 */
readCommandLine(
  `npm test

All checks of the product in one run: types, lint, unit and component tests, contracts, end-to-end tests,
sizes, requirements. The parts: npm run check, npm run contracts:check, npm run e2e.`,
  {},
);
const { beginFullRun } = await import('./requirements/full-run.ts');
const { allStages } = await import('./stages/all.ts');
const { requirements } = await import('./stages/requirements.ts');
const { runStages } = await import('./stages/run-stages.ts');
const { report } = await import('./stages/stage.ts');
beginFullRun();
const results = await runStages(allStages());
report([...results, await requirements()]);
