import type { FastifyInstance } from 'fastify';
import type { World } from '../worlds/world.ts';
import { playBack } from './play-back.ts';
import type { Recording } from './replay.ts';

/**
 * Creates a world in the state of another one after one of its requests (0: before the first), replacing any with
 * this id. Its clock is fixed, its journal holds the requests up to then.
 */
export async function branch(
  app: FastifyInstance,
  { start, entries }: Recording,
  request: number,
  id: string,
): Promise<World> {
  const world = app.worlds.fork(id, start);
  world.frozenWallClock = start.wallClock;
  await playBack(app, world, entries.slice(0, request));
  // An ordinary request, so that the new world can be replayed too.
  const url = `/__mock/worlds/${id}/clock/freeze/`;
  if (world.settings.clock.mode !== 'fixed') await app.inject({ method: 'POST', url });
  world.frozenWallClock = undefined;
  return world;
}
