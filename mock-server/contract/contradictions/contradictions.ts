import { gameRows } from './game.ts';
import { historyRows } from './histories.ts';
import { bettingRows, sessionRows } from './sessions.ts';
import { walletRows } from './wallet.ts';

const rows = { ...walletRows, ...historyRows, ...gameRows, ...sessionRows, ...bettingRows };

/** Hosts that contradict themselves or the rules of the game, although each response is well formed. */
export const contradictions = Object.entries(rows).map(([name, transform]) => ({
  name,
  transform,
}));
