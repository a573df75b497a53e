import type { ClockSetting } from '../db/settings.ts';
import { instantOf, shiftClock } from '../worlds/clock.ts';
import {
  changeSettings,
  invalidateCaches,
  type World,
  wallClock,
  worldTime,
} from '../worlds/world.ts';
import { processDueDraws } from './process-due-draws.ts';
import type { DrawEvent } from './settle-draw.ts';

/**
 * Gives the world another clock and lets happen what falls due. Set back, the house lives that time
 * again: what was paid stays paid, what is still pending is settled when its result comes.
 */
export function setClock(world: World, clock: ClockSetting): DrawEvent[] {
  const before = processDueDraws(world);
  const settledUntil = Math.min(world.settings.settledUntil, instantOf(clock, wallClock(world)));
  changeSettings(world, { clock, settledUntil });
  invalidateCaches(world);
  return [...before, ...processDueDraws(world)];
}

/** Moves the world's time on; gives what happened on the way. */
export const advance = (world: World, milliseconds: number): DrawEvent[] =>
  setClock(world, shiftClock(world.settings.clock, milliseconds));

/** Stops the world's time where it is. */
export const freeze = (world: World): DrawEvent[] =>
  setClock(world, { mode: 'fixed', at: worldTime(world) });
