import type { BetRecord } from '@matka/contracts/api/history';
import { onHistoryRead } from '../api/history.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { forgetTickets, isTold, isWon, tellTickets } from './draw-tickets.ts';

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
  const ofTickets = tellTickets(records);
  for (const { id, bet_details } of records) {
    // Without ids, bets cannot be distinguished.
    if (id === '') continue;
    if (bet_details.bet_status === 'PENDING') pending.add(id);
    else if (pending.delete(id) || ofTickets.has(id)) decided.add(id);
  }
});

/** Tells if a bet was pending when it was last read and has been decided since. */
export const isJustDecided = ({ id }: BetRecord): boolean => decided.has(id);

/** Counts the decided bets as seen: home shows their draws no more. */
export function markDecidedBetsSeen(): void {
  forgetTickets(isTold);
  decided.clear();
}

/** Counts the won bets as seen, and no others. */
export const markWinsSeen = (): void => forgetTickets(isWon);
