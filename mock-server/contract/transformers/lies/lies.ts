import { gameLies } from './game.ts';
import { historyLies } from './histories.ts';
import { bettingLies, sessionLies } from './sessions.ts';
import { walletLies } from './wallet.ts';

/** Every lie with its name. */
export const lies = Object.entries({
  ...walletLies,
  ...historyLies,
  ...gameLies,
  ...sessionLies,
  ...bettingLies,
}).map(([name, transform]) => ({ name, transform }));
