import type { FastifyInstance } from 'fastify';
import type { World } from '../worlds/world.ts';
import { play } from './play-back.ts';
import type { Recording } from './replay.ts';

/**
 * Makes a world as another one was right after one of its calls (0: before the first), in the place of one with this
 * id. Its time stands still at that moment, its journal holds the calls up to then.
 */
export async function branch(
  app: FastifyInstance,
  { beginning, entries }: Recording,
  request: number,
  id: string,
): Promise<World> {
  const world = app.worlds.twin(id, beginning);
  world.heldAt = beginning.real;
  await play(app, world, entries.slice(0, request));
  // A call like any other, so that the new world can be played again too.
  const url = `/__mock/worlds/${id}/clock/freeze/`;
  if (world.settings.clock.mode !== 'fixed') await app.inject({ method: 'POST', url });
  world.heldAt = undefined;
  return world;
}
