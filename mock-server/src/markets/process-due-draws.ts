import { manualDrawLookup } from '../db/manual-draws.ts';
import { marketsWithPending } from '../db/pending-bets.ts';
import { dayLength } from '../shared/time.ts';
import { changeSettings, invalidateCaches, type World, worldTime } from '../worlds/world.ts';
import { applyManualDraw } from './correct-draw.ts';
import { drawsBetween } from './schedule.ts';
import { type DrawEvent, emptySettlement, settleDraw, toDrawEvent } from './settle-draw.ts';

/** The next draw is within this time: no market pauses longer than a weekend. */
const horizon = 4 * dayLength;

function dueDrawsBetween(world: World, from: number, to: number) {
  return world.markets
    .flatMap((market) =>
      drawsBetween(market.schedule, from, to).map((event) => ({ ...event, market })),
    )
    .sort((a, b) => a.instant - b.instant || a.market.id - b.market.id);
}

/** Processes all draws that are due, in order. Costs one comparison if none is due. Returns the draws. */
export function processDueDraws(world: World): DrawEvent[] {
  const now = worldTime(world);
  const { nextDue } = world.cache;
  if (nextDue !== undefined && now < nextDue) return [];
  const from = world.settings.settledUntil;
  // Skip the transaction if no bet is pending: most draws settle nothing.
  const waiting = marketsWithPending(world.db);
  const isManual = manualDrawLookup(world.db);
  const events = dueDrawsBetween(world, from, now).flatMap(({ market, day, session, instant }) => {
    const key = { market, day, session };
    if (isManual(market.id, day, session)) return applyManualDraw(world, key, instant);
    return waiting.has(market.id)
      ? settleDraw(world, key, instant)
      : toDrawEvent(world, key, instant, 'draw', emptySettlement);
  });
  if (now > from) {
    changeSettings(world, { settledUntil: now });
    // Bookkeeping write; do not count it as a row changed by the request.
    world.journalCursor.rows += 1;
  }
  invalidateCaches(world);
  world.cache.nextDue = dueDrawsBetween(world, now, now + horizon)[0]?.instant ?? now + horizon;
  return events;
}
