import { beginFullRun } from './requirements/full-run.ts';
import { checkStages } from './stages/checks.ts';
import { contractStages } from './stages/contracts.ts';
import { endToEndStages } from './stages/end-to-end.ts';
import { requirements } from './stages/requirements.ts';
import { runStages } from './stages/run-stages.ts';
import { sizes } from './stages/sizes.ts';
import { report } from './stages/stage.ts';

beginFullRun();

/**
 * `npm test`: all checks of the product in one run, side by side. The end-to-end tests take longest and begin first;
 * what judges the results of all others comes last.
 */
const results = await runStages([
  ...endToEndStages(),
  ...checkStages(),
  ...contractStages(),
  sizes,
]);
report([...results, await requirements()]);
