import type { BetRecord } from '@matka/contracts/api/history';
import { onHistoryRead } from '../api/history.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { readMoment } from '../lib/time.ts';
import { betEntries } from '../matka/bet-entries.ts';
import { type DrawTicket, drawTickets, forgetTickets } from './draw-tickets.ts';

/** Ids of the bets that a history showed as pending. */
const pending = new Set<string>();
/** Ids of those that a later one showed as decided. */
const decided = new Set<string>();
/** Their tickets on this device. */
let tickets: readonly DrawTicket[] = [];
/** The player whose bets these are. */
let player = currentPlayer();

onHistoryRead((records) => {
  if (player !== currentPlayer()) {
    player = currentPlayer();
    pending.clear();
    decided.clear();
    tickets = [];
  }
  const waiting = drawTickets();
  for (const record of records) {
    const { id, bet_details } = record;
    // Without ids, bets cannot be distinguished.
    if (id === '') continue;
    if (bet_details.bet_status === 'PENDING') pending.add(id);
    else {
      const own = waiting.filter((ticket) => isOf(ticket, record));
      tickets = [...tickets, ...own];
      if (pending.delete(id) || own.length > 0) decided.add(id);
    }
  }
});

/** By how much the times of a request and of its bet may differ, in ms. */
const NEAR = 120_000;

function isOf({ market, label, at }: DrawTicket, record: BetRecord): boolean {
  if (market !== record.market.name) return false;
  if (!(Math.abs(readMoment(record.timestamps.created_at) - at) < NEAR)) return false;
  return betEntries(record).some(({ digits }) => digits === label);
}

/** Tells if a bet was pending when it was last read and has been decided since. */
export const isJustDecided = ({ id }: BetRecord): boolean => decided.has(id);

/** Counts the decided bets as seen: home shows their draws no more. */
export function markDecidedBetsSeen(): void {
  const isSeen = ({ market, label, at }: DrawTicket) =>
    tickets.some((seen) => seen.market === market && seen.label === label && seen.at === at);
  forgetTickets(isSeen);
  decided.clear();
  tickets = [];
}
