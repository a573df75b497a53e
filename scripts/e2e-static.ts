import { runStages } from './stages/run-stages.ts';
import { report } from './stages/stage.ts';
import { browserSuite } from './static-site/browser-suite.ts';

/** `npm run e2e:static -- [Playwright's arguments]`: the tests of the static site. */
const args = process.argv.slice(2);
report(await runStages([{ name: 'static site', work: () => browserSuite(args) }]));
