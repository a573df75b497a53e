import type { BetRecord } from '@matka/contracts/api/history';
import { onHistoryRead } from '../api/history.ts';
import { currentPlayer } from '../auth/current-player.ts';

/** Ids of the bets that a history showed as pending. */
const pending = new Set<string>();
/** Ids of those that a later one showed as decided. */
const decided = new Set<string>();
/** The player whose bets these are. */
let player = currentPlayer();

onHistoryRead((records) => {
  if (player !== currentPlayer()) {
    player = currentPlayer();
    pending.clear();
    decided.clear();
  }
  for (const { id, bet_details } of records) {
    // Without ids, bets cannot be distinguished.
    if (id === '') continue;
    if (bet_details.bet_status === 'PENDING') pending.add(id);
    else if (pending.delete(id)) decided.add(id);
  }
});

/** Whether a bet was pending when it was last read and has been decided since. */
export const isJustDecided = ({ id }: BetRecord): boolean => decided.has(id);

/** Counts the decided bets as seen. */
export const markDecidedBetsSeen = (): void => decided.clear();
