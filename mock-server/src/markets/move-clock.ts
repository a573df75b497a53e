import type { ClockSetting } from '../db/settings.ts';
import { instantOf, movedBy } from '../worlds/clock.ts';
import { changeSettings, forgetKept, nowIn, realIn, type World } from '../worlds/world.ts';
import { catchUp } from './process-due-draws.ts';
import type { HouseEvent } from './settle-draw.ts';

/**
 * Gives the world another clock and lets happen what falls due. Set back, the house lives that time
 * again: what was paid stays paid, what is still pending is settled when its result comes.
 */
export function setClock(world: World, clock: ClockSetting): HouseEvent[] {
  const before = catchUp(world);
  const settledUntil = Math.min(world.settings.settledUntil, instantOf(clock, realIn(world)));
  changeSettings(world, { clock, settledUntil });
  forgetKept(world);
  return [...before, ...catchUp(world)];
}

/** Moves the world's time on; gives what happened on the way. */
export const advance = (world: World, milliseconds: number): HouseEvent[] =>
  setClock(world, movedBy(world.settings.clock, milliseconds));

/** Stops the world's time where it is. */
export const freeze = (world: World): HouseEvent[] =>
  setClock(world, { mode: 'fixed', at: nowIn(world) });
