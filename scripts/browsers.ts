import { otherBrowsers } from './e2e/other-browsers.ts';
import { passedArguments } from './lib/command-line.ts';
import { buildWeb, createRun } from './lib/steps.ts';

const usage = `npx node scripts/browsers.ts [options of Playwright]

The journeys that matter in a real Firefox and a real WebKit, on the production build with a mock.
--project firefox or --project webkit plays one of them.`;

const args = passedArguments(usage);
const { step, finish } = createRun();
if (await step('build', buildWeb)) {
  await step('other browsers', () => otherBrowsers(args));
}
finish();
