import { gameLies } from './game.ts';
import { historyLies } from './histories.ts';
import type { Lie } from './lie.ts';
import { bettingLies, sessionLies } from './sessions.ts';
import { walletLies } from './wallet.ts';

/** Every lie, by its name. */
export const lies: readonly Lie[] = [
  ...walletLies,
  ...historyLies,
  ...gameLies,
  ...sessionLies,
  ...bettingLies,
];
