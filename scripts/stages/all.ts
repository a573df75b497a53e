import { browsers } from './browsers.ts';
import { checkStages } from './checks.ts';
import { contractStages } from './contracts.ts';
import { endToEndStages } from './end-to-end.ts';
import { simulation } from './simulation.ts';
import { sizes } from './sizes.ts';
import type { Stage } from './stage.ts';

/**
 * The stages of `npm test` but the last. The end-to-end tests take longest and begin first, then the unit tests, which
 * have one worker each; those of the contract have more, so they keep all processors busy at the end.
 */
export const allStages = (): Stage[] => [
  ...endToEndStages(),
  ...checkStages(),
  ...contractStages(),
  simulation,
  sizes,
  browsers,
];
