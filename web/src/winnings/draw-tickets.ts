import { Session } from '@matka/contracts/api/common';
import { useSyncExternalStore } from 'react';
import * as Type from 'typebox';
import { currentPlayer } from '../auth/current-player.ts';
import { DRAW_TICKETS_KEY } from '../auth/stored-user.ts';
import { hostNow } from '../lib/host-time.ts';
import { readText, withStorage } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import type { Submission } from '../submissions/submission.ts';

/** A placed bid whose draw may be ahead, kept on the device until Logout. */
const DrawTicket = Type.Object({
  marketId: Type.Number(),
  market: Type.String(),
  /** The number as displayed; of a sangam the open part first. */
  label: Type.String({ minLength: 1 }),
  session: Session,
  /** The host's time when it was sent, in milliseconds. */
  at: Type.Number(),
});
export type DrawTicket = Readonly<Type.Static<typeof DrawTicket>>;

const Stored = Type.Object({ player: Type.String(), tickets: Type.Array(DrawTicket) });

/** The oldest are dropped; one bet may have 220 numbers. */
const MOST = 300;
/** A ticket is of no use once its draw is this long ago, in ms. */
const LIFE = 36 * 3_600_000;

const changes = storedChanges();

const storedText = (): string | null => readText(DRAW_TICKETS_KEY);

/** The tickets of the signed-in player, the newest first; renders again when they change. */
export function useDrawTickets(): readonly DrawTicket[] {
  useSyncExternalStore(changes.follow, storedText, storedText);
  return drawTickets();
}

/** The same outside rendering. */
export function drawTickets(): readonly DrawTicket[] {
  const stored = readStored(Stored, storedText()).value;
  return stored?.player === (currentPlayer() ?? '') ? stored.tickets : [];
}

function write(tickets: readonly DrawTicket[]): void {
  const now = hostNow();
  const kept = tickets.filter(({ at }) => Math.abs(now - at) < LIFE).slice(0, MOST);
  const stored = { player: currentPlayer() ?? '', tickets: kept };
  // Without storage no draws are shown.
  withStorage((storage) => {
    if (kept.length === 0) storage.removeItem(DRAW_TICKETS_KEY);
    else storage.setItem(DRAW_TICKETS_KEY, JSON.stringify(stored));
  });
  changes.announce();
}

/** Keeps a ticket of each bid of a placed submission. */
export function keepTickets({ body, marketName, bids, firstSentAt }: Submission): void {
  const at = firstSentAt?.host ?? hostNow();
  const placed = bids.map(({ label, session }) => ({
    marketId: body.market_id,
    market: marketName,
    label,
    session,
    at,
  }));
  write([...placed, ...drawTickets()]);
}

/** Removes tickets whose outcome the player has seen. */
export function forgetTickets(isSeen: (ticket: DrawTicket) => boolean): void {
  const tickets = drawTickets();
  if (tickets.some(isSeen)) write(tickets.filter((ticket) => !isSeen(ticket)));
}
