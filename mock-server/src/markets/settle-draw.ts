import type { Session } from '@matka/contracts/api/common';
import Type, { type Static } from 'typebox';
import {
  type BetRow,
  entriesOf,
  pendingBets,
  settledBets,
  splitNumbers,
  updateOutcome,
} from '../db/bets.ts';
import { inTransaction } from '../db/database.ts';
import { correctWallet, payWin } from '../db/ledger.ts';
import { type Market, saveManualDraw } from '../db/markets.ts';
import type { HostRules } from '../db/settings.ts';
import { type Draw, panaKind } from '../game/panas.ts';
import { type BetOutcome, settle } from '../game/settle.ts';
import { inPoints } from '../shared/money.ts';
import { IntegerSchema, nullable, Text, TimeSchema } from '../shared/schema-types.ts';
import { indianTimestamp } from '../shared/time.ts';
import { changeWorld, invalidateCaches, type World, worldTime } from '../worlds/world.ts';
import { drawAtTime } from './results.ts';
import { resultInstant } from './schedule.ts';

/** Settles a record. With several entries: PENDING while one is pending, won if one won, and the wins add up. */
export function settleBet(row: BetRow, draw: Draw, rates?: HostRules['rates']): BetOutcome {
  const decisions = entriesOf(row).map(({ number, points }) => {
    const { bet_type_id: betTypeId, session } = row;
    const numbers = splitNumbers(betTypeId, number);
    const outcome = settle({ betTypeId, session, numbers, points }, draw);
    const rate = rates?.[betTypeId];
    if (outcome.status !== 'won' || rate === undefined) return outcome;
    const ofNumber = typeof rate === 'number' ? rate : (rate[panaKind(number) ?? ''] ?? 0);
    return { ...outcome, win: Math.round(points * ofNumber * 100) };
  });
  let win = 0;
  for (const decision of decisions) {
    if (decision.status === 'PENDING') return decision;
    win += decision.win;
  }
  return { status: win > 0 ? 'won' : 'lost', win };
}

export interface Settlement {
  won: number;
  lost: number;
  paid: number;
}

const emptySettlement: Settlement = { won: 0, lost: 0, paid: 0 };

/** A draw and its settlement. */
export const DrawEvent = Type.Object({
  type: Type.Enum(['draw', 'correction']),
  /** ISO 8601 with +05:30. */
  at: TimeSchema,
  market_id: IntegerSchema,
  market: Text('Kalyan Matka'),
  day: Text('2026-11-20'),
  session: Type.Enum(['open', 'close']),
  pana: nullable(Text('128')),
  digit: nullable(Text('1')),
  won: IntegerSchema,
  lost: IntegerSchema,
  paid: Type.Number(),
});
export type DrawEvent = Static<typeof DrawEvent>;

export interface DrawKey {
  market: Market;
  day: string;
  session: Session;
}

function toDrawEvent(
  type: DrawEvent['type'],
  { market, day, session }: DrawKey,
  draw: Draw,
  instant: number,
  settlement: Settlement,
): DrawEvent {
  const [pana, digit] =
    session === 'open' ? [draw.openPana, draw.openDigit] : [draw.closePana, draw.closeDigit];
  return {
    type,
    at: indianTimestamp(instant),
    market_id: market.id,
    market: market.name,
    day,
    session,
    pana,
    digit,
    ...settlement,
  };
}

/** Settles the pending bets of a draw and credits the wins in one transaction. Running it again changes nothing. */
export function settleDraw(world: World, key: DrawKey, instant: number): DrawEvent {
  const { db } = world;
  const { market, day, session } = key;
  const draw = drawAtTime(world, market, day, instant);
  const settlement = inTransaction(db, () => {
    const done = { ...emptySettlement };
    for (const row of pendingBets(db, market.id, day, session)) {
      const decision = settleBet(row, draw, world.rules.rates);
      if (decision.status === 'PENDING') continue;
      if (!updateOutcome(db, row, decision.status, decision.win)) continue;
      done[decision.status] += 1;
      if (decision.win === 0) continue;
      done.paid += decision.win;
      payWin(db, { playerId: row.player_id, betId: row.id, amount: decision.win, at: instant });
    }
    return { ...done, paid: inPoints(done.paid) };
  });
  return toDrawEvent('draw', key, draw, instant, settlement);
}

/** Decides again the bets that another result decided: statuses, wins and wallets follow. */
function resettle(
  world: World,
  { market, day, session }: DrawKey,
  draw: Draw,
  at: number,
): Settlement {
  const { db } = world;
  const done = { ...emptySettlement };
  const changed = settledBets(db, market.id, day, session)
    .map((row) => ({ row, decision: settleBet(row, draw, world.rules.rates) }))
    .map(({ row, decision }) => {
      const win = decision.status === 'PENDING' ? null : decision.win;
      return { row, status: decision.status, win, difference: (win ?? 0) - (row.win ?? 0) };
    })
    // The win shows the status: null while pending, then 0 or more.
    .filter(({ row, win }) => win !== row.win)
    // Credits first, so that a player who loses one win and gets another can pay.
    .sort((a, b) => b.difference - a.difference);
  for (const { row, status, win, difference } of changed) {
    updateOutcome(db, row, status, win);
    if (status !== 'PENDING') done[status] += 1;
    const { player_id: playerId, id: betId } = row;
    done.paid += correctWallet(db, { playerId, betId, amount: difference, at });
  }
  return { ...done, paid: inPoints(done.paid) };
}

/**
 * Makes a draw that was set by hand the result: bets that another result settled are settled again, pending bets for
 * the first time. One transaction; returns the correction first, if there is one, then the draw.
 */
export function applyManualDraw(world: World, key: DrawKey, at: number): DrawEvent[] {
  return inTransaction(world.db, () => {
    const draw = drawAtTime(world, key.market, key.day, at);
    const corrected = resettle(world, key, draw, at);
    const touched = corrected.won + corrected.lost > 0 || corrected.paid !== 0;
    const correction = touched ? [toDrawEvent('correction', key, draw, at, corrected)] : [];
    const drawn = settleDraw(world, key, at);
    if (key.session === 'close') return [...correction, drawn];
    // Jodis and sangams that lost their open result wait for it, although the close result exists.
    const close = settleDraw(world, { ...key, session: 'close' }, at);
    return [...correction, drawn, ...(close.won + close.lost > 0 ? [close] : [])];
  });
}

/**
 * Sets a draw by hand. Before its time it is pending and hidden, and bets are taken until it becomes the result at its
 * time. After its time it corrects the result, and the wins of the old result are taken back. A null pana means that
 * nothing is drawn. Returns the events.
 */
export function setDraw(world: World, key: DrawKey, pana: string | null): DrawEvent[] {
  const at = worldTime(world);
  const { market, day, session } = key;
  const events = changeWorld(world, () => {
    saveManualDraw(world.db, { marketId: market.id, day, session, pana });
    const isPending = resultInstant(market.schedule, day, session) > at;
    return isPending ? [] : applyManualDraw(world, key, at);
  });
  invalidateCaches(world);
  return events;
}
