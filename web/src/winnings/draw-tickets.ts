import { Session } from '@matka/contracts/api/common';
import type { BetRecord } from '@matka/contracts/api/history';
import { Dictionary, OpaqueId } from '@matka/contracts/api/schema';
import type { Read } from '@matka/contracts/reading/read-type';
import { useSyncExternalStore } from 'react';
import * as Type from 'typebox';
import { listOf, type ShownPage } from '../api/history.ts';
import { lastList } from '../api/last-list.ts';
import { currentPlayerHash } from '../auth/current-player.ts';
import { DRAW_TICKETS_KEY } from '../auth/stored-user.ts';
import { hostNow } from '../lib/host-time.ts';
import { readText, withStorage } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import { readMoment } from '../lib/time.ts';
import { betEntries } from '../matka/bet-entries.ts';
import { isSameNumber, numberOfLabel } from '../matka/bet-number.ts';
import { resultString } from '../matka/result-string.ts';
import type { Submission } from '../submissions/submission.ts';

/** A placed bid whose draw may be ahead, kept on the device until Logout. */
const DrawTicket = Type.Object({
  marketId: OpaqueId(),
  market: Type.String(),
  /** The number as displayed; a sangam has the open part first. */
  label: Type.String({ minLength: 1 }),
  session: Session,
  /** The host's time when the bid was sent, in milliseconds. */
  at: Type.Number(),
  /** The result that the list showed for its market at that time. */
  before: Type.Optional(Type.String()),
  /** The outcome in the history, by record id: the amount won, nothing for a loss. */
  outcomes: Type.Optional(Dictionary(Type.Object({ won: Type.Optional(Type.Number()) }))),
});
export type DrawTicket = Readonly<Read<typeof DrawTicket>>;

const Stored = Type.Object({ player: Type.String(), tickets: Type.Array(DrawTicket) });

/** The oldest are dropped; one bet may have 220 numbers. */
const MOST = 300;
/** A draw comes within a day, and is shown until the next noon: a ticket is not needed longer. In ms. */
const LIFE = 60 * 3_600_000;

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
  return stored?.player === (currentPlayerHash() ?? '') ? stored.tickets : [];
}

/** Erases the tickets of any player if all of them are too old. */
export function eraseOldTickets(): void {
  const tickets = readStored(Stored, storedText()).value?.tickets ?? [];
  const isOld = ({ at }: DrawTicket) => Math.abs(hostNow() - at) >= LIFE;
  if (tickets.every(isOld)) withStorage((storage) => storage.removeItem(DRAW_TICKETS_KEY));
}

function write(tickets: readonly DrawTicket[]): void {
  const now = hostNow();
  const kept = tickets.filter(({ at }) => Math.abs(now - at) < LIFE).slice(0, MOST);
  const stored = { player: currentPlayerHash() ?? '', tickets: kept };
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
  const list = lastList();
  const market = list && list.at <= at && list.markets.find(({ id }) => id === body.market_id);
  // A submission has the newest bid first.
  const placed = bids.toReversed().map(({ label, session }) => ({
    marketId: body.market_id,
    market: marketName,
    label,
    session,
    at,
    ...(market && { before: resultString(market) }),
  }));
  write([...placed, ...drawTickets()]);
}

/** Removes tickets whose outcome the player has seen. */
export function forgetTickets(isSeen: (ticket: DrawTicket) => boolean): void {
  const tickets = drawTickets();
  if (tickets.some(isSeen)) write(tickets.filter((ticket) => !isSeen(ticket)));
}

/** When the oldest bet of a page was placed, in ms; `Infinity` without bets. */
export const oldestOf = (records: readonly BetRecord[]): number =>
  Math.min(...records.map(({ timestamps }) => readMoment(timestamps.created_at)));

/** The largest difference between the times of a request and of its bet, in ms. */
const NEAR = 120_000;

function isOf({ market, label, session, at }: DrawTicket, record: BetRecord): boolean {
  if (market !== record.market.name) return false;
  if (!(Math.abs(readMoment(record.timestamps.created_at) - at) < NEAR)) return false;
  const own = numberOfLabel(label, session);
  return betEntries(record).some(({ number }) => isSameNumber(number, own));
}

/** Tells if the history has decided a ticket. */
export const isSettled = ({ outcomes }: DrawTicket): boolean =>
  Object.keys(outcomes ?? {}).length > 0;

/** Tells if the history shows a win of a ticket. */
export const isWon = ({ outcomes }: DrawTicket): boolean =>
  Object.values(outcomes ?? {}).some(({ won }) => won !== undefined);

/** The time since which a page has every win of the player, in ms; `Infinity` if it may lack some. */
function hasWinsSince(records: readonly BetRecord[], page: ShownPage | undefined): number {
  if (!page || (page.query.page ?? 1) > 1 || !listOf(page.query)) return Infinity;
  return page.hasNext ? oldestOf(records) : -Infinity;
}

/** Keeps the outcomes that a history shows of the tickets. A result may be corrected: the newest counts. */
export function noteOutcomes(records: readonly BetRecord[], page?: ShownPage): void {
  const tickets = drawTickets();
  const from = hasWinsSince(records, page);
  const ids = new Set(records.map(({ id }) => id));
  const next = tickets.map((ticket) => {
    const isGone = ([id, { won }]: [string, { won?: number | undefined }]) =>
      won !== undefined && ticket.at > from + NEAR && !ids.has(id);
    const known = Object.entries(ticket.outcomes ?? {});
    const outcomes = Object.fromEntries(known.filter((outcome) => !isGone(outcome)));
    // Without an id a win could count twice.
    for (const record of records.filter((each) => each.id !== '' && isOf(ticket, each))) {
      const { bet_status: status } = record.bet_details;
      delete outcomes[record.id];
      if (status === 'won') outcomes[record.id] = { won: record.calculated_values.win_amount ?? 0 };
      if (status === 'lost') outcomes[record.id] = {};
    }
    return ticket.outcomes || Object.keys(outcomes).length > 0 ? { ...ticket, outcomes } : ticket;
  });
  if (JSON.stringify(next) !== JSON.stringify(tickets)) write(next);
}
