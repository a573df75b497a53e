import type { ClockSetting } from '../db/settings.ts';
import { instantOf, shiftClock } from '../worlds/clock.ts';
import {
  changeSettings,
  changeWorld,
  invalidateCaches,
  type World,
  wallClock,
  worldTime,
} from '../worlds/world.ts';
import { processDueDraws } from './process-due-draws.ts';
import type { DrawEvent } from './settle-draw.ts';

/**
 * Sets the clock of a world and processes due draws, in one transaction: if a write fails, the clock has not moved. If
 * it is set back, paid bets stay paid and pending bets settle when their result comes.
 */
export function setClock(world: World, clock: ClockSetting): DrawEvent[] {
  return changeWorld(world, () => {
    const before = processDueDraws(world);
    const settledUntil = Math.min(world.settings.settledUntil, instantOf(clock, wallClock(world)));
    changeSettings(world, { clock, settledUntil });
    invalidateCaches(world);
    return [...before, ...processDueDraws(world)];
  });
}

/** Advances the clock. Returns the draws on the way. */
export const advance = (world: World, milliseconds: number): DrawEvent[] =>
  setClock(world, shiftClock(world.settings.clock, milliseconds));

/** Stops the clock at the world's time. */
export const freeze = (world: World): DrawEvent[] =>
  setClock(world, { mode: 'fixed', at: worldTime(world) });
