import { browsers } from './browsers.ts';
import { checkStages } from './checks.ts';
import { contractStages } from './contracts.ts';
import { endToEndStages } from './end-to-end.ts';
import { simulation } from './simulation.ts';
import { sizes } from './sizes.ts';
import type { Stage } from './stage.ts';
import { staticSiteStages } from './static-site.ts';

/** The stages of `npm test` but the last. The end-to-end tests take longest and begin first, then those of the contract. */
export const allStages = (): Stage[] => [
  ...endToEndStages(),
  ...contractStages(),
  ...checkStages(),
  simulation,
  sizes,
  browsers,
  ...staticSiteStages,
];
