import { flag } from '@matka/contracts/cli/flags';
import { checkSources, unitTests } from './lib/checks.ts';
import { readCommandLine } from './lib/command-line.ts';
import { createRun } from './lib/steps.ts';

const { changed } = readCommandLine(
  `npm run check -- [--changed]

Types, lint, format, unit and component tests.

  --changed   only the tests that depend on files not yet committed`,
  { changed: flag },
);
const run = createRun();
await checkSources(run);
await run.step('unit tests', () => unitTests(changed ? ['--changed', '--passWithNoTests'] : []));
run.finish();
