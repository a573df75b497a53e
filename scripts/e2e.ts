import { readPassedArguments } from './lib/command-line.ts';
import { playwrightFlags, playwrightHelp } from './lib/playwright-flags.ts';

const usage = `npm run e2e -- [FILE…] [options of Playwright]

The end-to-end tests in a real browser, on the production build with a mock.

${playwrightHelp}`;

/** `npm run e2e -- [Playwright's arguments]` */
const args = readPassedArguments(usage, playwrightFlags);
const { endToEnd } = await import('./stages/end-to-end.ts');
const { report } = await import('./stages/stage.ts');
report(await endToEnd(args));
