import { type Market, manualDrawsOf } from '../db/markets.ts';
import type { ClockSetting } from '../db/settings.ts';
import { takeChanges } from '../journal/journal.ts';
import { worldGone } from '../shared/http-error.ts';
import { nextTurn } from '../shared/next-turn.ts';
import { dayLength } from '../shared/time.ts';
import { instantOf, shiftClock } from '../worlds/clock.ts';
import {
  changeSettings,
  changeWorld,
  invalidateCaches,
  type World,
  wallClock,
  worldTime,
} from '../worlds/world.ts';
import { type DueDraw, drawsBetween, eventsBetween } from './schedule.ts';
import { applyManualDraw, type DrawEvent, settleDraw } from './settle-draw.ts';

/** The next draw is within this time: no market pauses longer than a weekend. */
const horizon = 4 * dayLength;

/** The longest step of a clock, and of draws that an import leaves unsettled: all are settled at once. */
export const maxStep = 366 * dayLength;

type MarketDraw = DueDraw & { market: Market };

function dueDrawsBetween(world: World, from: number, to: number): MarketDraw[] {
  return world.markets
    .flatMap((market) =>
      drawsBetween(market.schedule, from, to).map((event) => ({ ...event, market })),
    )
    .sort((a, b) => a.instant - b.instant || a.market.id - b.market.id);
}

function settleDue(world: World, now: number): DrawEvent[] {
  const from = world.settings.settledUntil;
  const events: DrawEvent[] = [];
  for (const { market, day, session, instant } of dueDrawsBetween(world, from, now)) {
    const key = { market, day, session };
    const manualDraws = manualDrawsOf(world.db, market.id, day);
    if (manualDraws.some((draw) => draw.session === session))
      events.push(...applyManualDraw(world, key, instant));
    else events.push(settleDraw(world, key, instant));
  }
  if (now !== from) {
    changeSettings(world, { settledUntil: now });
    // Bookkeeping write; do not count it as a row changed by the request.
    world.journalCursor.rows += 1;
  }
  return events;
}

/**
 * Processes all draws that are due, in order, in one transaction. Costs two comparisons if none is due. Returns the
 * draws. Where the system's clock went back, draws are due again when their time comes: bets are taken until then.
 */
export function processDueDraws(world: World): DrawEvent[] {
  const now = worldTime(world);
  const { nextDue } = world.cache;
  if (nextDue !== undefined && now < nextDue && now >= world.settings.settledUntil) return [];
  const events = changeWorld(world, () => settleDue(world, now));
  invalidateCaches(world);
  world.cache.nextDue = dueDrawsBetween(world, now, now + horizon)[0]?.instant ?? now + horizon;
  return events;
}

/**
 * Sets a world's clock and processes due draws in one transaction. If it is set back, paid bets stay paid and pending ones
 * wait. Returns the draws in between.
 */
export function setClock(world: World, clock: ClockSetting): DrawEvent[] {
  return changeWorld(world, () => {
    // Due before the change: no draws of this step.
    processDueDraws(world);
    const settledUntil = Math.min(world.settings.settledUntil, instantOf(clock, wallClock(world)));
    changeSettings(world, { clock, settledUntil });
    invalidateCaches(world);
    return processDueDraws(world);
  });
}

/**
 * Sets a world's clock as `setClock`, a day at a time: meanwhile other worlds are served, and requests to this world
 * wait (plugins/replays.ts). Returns the draws on the way. Throws 503 if the world is removed meanwhile.
 */
export async function passTime(world: World, clock: ClockSetting): Promise<DrawEvent[]> {
  const end = instantOf(clock, wallClock(world));
  const events: DrawEvent[] = [];
  const changes = { rows: 0, ledger: 0 };
  for (let at = worldTime(world) + dayLength; at < end; at += dayLength) {
    events.push(...setClock(world, { mode: 'fixed', at }));
    // A registration that began before may end meanwhile: its entry in the journal has its own changes alone.
    const { rows, ledger } = takeChanges(world);
    // Nor do the clock changes on the way count.
    changes.rows += rows - 1;
    changes.ledger += ledger;
    await nextTurn();
    if (!world.db.handle.open) throw worldGone();
  }
  events.push(...setClock(world, clock));
  world.journalCursor.rows -= changes.rows;
  world.journalCursor.ledger -= changes.ledger;
  return events;
}

/** Advances the clock. Returns the draws on the way. */
export const advance = (world: World, milliseconds: number): Promise<DrawEvent[]> =>
  passTime(world, shiftClock(world.settings.clock, milliseconds));

/**
 * The instant of the next draw of any market, or of the next event: an end of bidding or a draw. Undefined if every
 * market rests for a week.
 */
export function nextInstant(world: World, kind: 'draw' | 'event'): number | undefined {
  const now = worldTime(world);
  const instants = world.markets.flatMap(({ schedule }) =>
    eventsBetween(schedule, now, now + 8 * dayLength)
      .filter((event) => kind === 'event' || event.kind === 'draw')
      .map(({ instant }) => instant),
  );
  return instants.length === 0 ? undefined : Math.min(...instants);
}

export const freeze = (world: World): DrawEvent[] =>
  setClock(world, { mode: 'fixed', at: worldTime(world) });
