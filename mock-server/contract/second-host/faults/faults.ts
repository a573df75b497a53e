import { bettingFaults } from './betting-faults.ts';
import type { BehaviourFault } from './fault.ts';
import { gameFaults } from './game-faults.ts';
import { historyFaults, tokenFaults } from './history-faults.ts';
import { localBettingFaults, localGameFaults, localHistoryFaults } from './local-faults.ts';

/** Every fault of behaviour, by its name. */
export const behaviourFaults: readonly BehaviourFault[] = [
  ...bettingFaults,
  ...historyFaults,
  ...tokenFaults,
  ...gameFaults,
  ...localBettingFaults,
  ...localHistoryFaults,
  ...localGameFaults,
];
