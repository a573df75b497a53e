import { endToEnd } from './stages/end-to-end.ts';
import { report } from './stages/stage.ts';

/** `npm run e2e -- [Playwright's arguments]` */
report(await endToEnd(process.argv.slice(2)));
