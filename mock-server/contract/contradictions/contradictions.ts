import { type HostStyle, stylesOf } from '../../src/host-styles/style.ts';
import { gameRows } from './game.ts';
import { historyRows } from './histories.ts';
import { bettingRows, sessionRows } from './sessions.ts';
import { walletRows } from './wallet.ts';

/** Hosts that contradict themselves or the rules of the game, though each of their responses is well formed. */
export const contradictions: readonly HostStyle[] = stylesOf(
  { ...walletRows, ...historyRows, ...gameRows, ...sessionRows, ...bettingRows },
  'fail',
);
