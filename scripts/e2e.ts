import { endToEnd } from './stages/end-to-end.ts';
import { conclude } from './stages/stage.ts';

/** `npm run e2e -- [Playwright's arguments]` */
conclude(await endToEnd(process.argv.slice(2)));
