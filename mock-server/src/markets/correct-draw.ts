import { settledBets, updateOutcome } from '../db/bets.ts';
import { inTransaction } from '../db/database.ts';
import { correctWallet } from '../db/ledger.ts';
import { saveManualDraw } from '../db/markets.ts';
import { inPoints } from '../shared/money.ts';
import { changeWorld, invalidateCaches, type World, worldTime } from '../worlds/world.ts';
import { drawAtTime } from './results.ts';
import { resultInstant } from './schedule.ts';
import {
  type DrawEvent,
  type DrawKey,
  type Settlement,
  settleBet,
  settleDraw,
  toDrawEvent,
} from './settle-draw.ts';

/** Decides again what was decided with another result: statuses, wins and wallets follow. */
function resettle(world: World, { market, day, session }: DrawKey, at: number): Settlement {
  const { db } = world;
  const draw = drawAtTime(world, market, day, at);
  const done = { won: 0, lost: 0, paid: 0 };
  const changed = settledBets(db, market.id, day, session)
    .map((row) => ({ row, decision: settleBet(row, draw, world.settings.host?.rates) }))
    .map(({ row, decision }) => {
      const win = decision.status === 'PENDING' ? null : decision.win;
      return { row, status: decision.status, win, difference: (win ?? 0) - (row.win ?? 0) };
    })
    // What a bet wins tells its status: nothing yet, 0 or more.
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
 * Lets a draw that was set by hand become the result: bets that another result settled are settled again, the pending
 * ones for the first time. One transaction; gives the correction first, where there is one, then the draw.
 */
export function applyManualDraw(world: World, key: DrawKey, at: number): DrawEvent[] {
  const { session } = key;
  return inTransaction(world.db, () => {
    const corrected = resettle(world, key, at);
    const touched = corrected.won + corrected.lost > 0 || corrected.paid !== 0;
    const correction = touched ? [toDrawEvent(world, key, at, 'correction', corrected)] : [];
    const drawn = settleDraw(world, key, at);
    if (session === 'close') return [...correction, drawn];
    // Jodis and sangams that lost their open result wait for it, though the close one is there.
    const close = settleDraw(world, { ...key, session: 'close' }, at);
    return [...correction, drawn, ...(close.won + close.lost > 0 ? [close] : [])];
  });
}

/**
 * Sets a draw by hand. Before its time it is pending: nothing happens, nothing shows and bets are taken until it becomes
 * the result at its time. After its time it corrects the result, and what that one paid is taken back. A null pana says
 * that nothing is drawn. Gives what happened.
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
