import { beginFullRun } from './requirements/full-run.ts';
import { allStages } from './stages/all.ts';
import { requirements } from './stages/requirements.ts';
import { runStages } from './stages/run-stages.ts';
import { report } from './stages/stage.ts';

/**
 * `npm test`: all checks of the product in one run, side by side; what judges the results of all others comes last.
 */
beginFullRun();
const results = await runStages(allStages());
report([...results, await requirements()]);
