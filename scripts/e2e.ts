import { journeys } from './e2e/journeys.ts';
import { replayJournals } from './e2e/replay-journals.ts';
import { readPassedArguments } from './lib/command-line.ts';
import { playwrightFlags, playwrightHelp } from './lib/playwright-flags.ts';
import { createRun, runCheck } from './lib/steps.ts';

const usage = `npm run e2e -- [FILE…] [options of Playwright]

The end-to-end tests in a real browser, on the production build with a mock.

${playwrightHelp}`;

const args = readPassedArguments(usage, playwrightFlags);
const { step, finish } = createRun();
if (await step('build', () => runCheck('vite', ['build', 'web', '--logLevel', 'warn']))) {
  await step('end to end', () => journeys(args));
  await step('journal replay', replayJournals);
}
finish();
