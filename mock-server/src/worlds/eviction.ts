import type { World } from './world.ts';

/** Worlds in memory at a time. */
export const maxWorlds = 1_000;
/** A world that nobody has used for so long is let go. */
const idleTimeoutMs = 12 * 60 * 60_000;
/** A world in which somebody changed something may give way to others after so long a rest. */
const restMs = 30 * 60_000;

/** There is no room for one more world. */
export class WorldsFullError extends Error {
  override readonly name = 'WorldsFullError';
}

/**
 * The worlds that give way when one more is made: those idle for long, and where there is still no room the one longest
 * unused, first among those in which nobody has changed anything (they come back as they are), then among those that
 * rest. Throws a WorldsFullError when all others are in use.
 */
export function worldsToEvict(worlds: readonly World[], isFixed: (world: World) => boolean) {
  const now = Date.now();
  const others = worlds.filter((world) => !isFixed(world)).sort((a, b) => a.usedAt - b.usedAt);
  const outdated = others.filter(({ usedAt }) => usedAt < now - idleTimeoutMs);
  if (worlds.length - outdated.length < maxWorlds) return outdated;
  const next =
    others.find(({ isTouched }) => !isTouched) ??
    others.find(({ usedAt }) => usedAt < now - restMs);
  if (next) return [next];
  throw new WorldsFullError(
    `This mock holds ${maxWorlds} worlds and all are in use: remove one, or wait until one has been idle for half an hour.`,
  );
}
