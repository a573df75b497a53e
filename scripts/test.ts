import { beginFullRun } from './requirements/full-run.ts';
import { checks } from './stages/checks.ts';
import { contracts } from './stages/contracts.ts';
import { endToEnd } from './stages/end-to-end.ts';
import { requirements } from './stages/requirements.ts';
import { sizes } from './stages/sizes.ts';
import { report } from './stages/stage.ts';

beginFullRun();

/** `npm test`: all checks of the product in one run. */
report([
  ...(await checks()),
  ...(await contracts()),
  ...(await endToEnd()),
  ...(await sizes()),
  ...(await requirements()),
]);
