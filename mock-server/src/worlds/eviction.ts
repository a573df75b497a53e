import type { World } from './world.ts';

/** Worlds in memory at a time. */
export const maxWorlds = 1_000;
/** Idle worlds are removed after this time. */
const idleTimeoutMs = 12 * 60 * 60_000;
/** Worlds that were changed may be removed for others after this time. */
const restMs = 30 * 60_000;

/** There is no room for one more world. */
export class WorldsFullError extends Error {
  override readonly name = 'WorldsFullError';
}

/**
 * Worlds to remove before a new one is created: idle ones, and if there is still no room the least recently used
 * one of those that nobody changed (they can be created again), those that were used once first, then of those that were
 * idle for a while. Throws a WorldsFullError if all are in use.
 */
export function worldsToEvict<Candidate extends Pick<World, 'usedAt' | 'isTouched' | 'isReused'>>(
  worlds: readonly Candidate[],
  isFixed: (world: Candidate) => boolean,
): Candidate[] {
  const now = Date.now();
  const others = worlds.filter((world) => !isFixed(world)).sort((a, b) => a.usedAt - b.usedAt);
  const outdated = others.filter(({ usedAt }) => usedAt < now - idleTimeoutMs);
  if (worlds.length - outdated.length < maxWorlds) return outdated;
  const next =
    others.find(({ isTouched, isReused }) => !isTouched && !isReused) ??
    others.find(({ isTouched }) => !isTouched) ??
    others.find(({ usedAt }) => usedAt < now - restMs);
  if (next) return [next];
  throw new WorldsFullError(
    `This mock holds ${maxWorlds} worlds and all are in use: remove one, or wait until one has been idle for half an hour.`,
  );
}
