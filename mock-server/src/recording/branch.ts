import type { FastifyInstance } from 'fastify';
import type { World } from '../worlds/world.ts';
import { playBack } from './play-back.ts';
import type { Recording } from './replay.ts';

/**
 * Makes a world as another one was right after one of its calls (0: before the first). Its time stands still at that moment, its journal holds the calls up to then.
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
  // A call like any other, so that the new world can be played again too.
  const url = `/__mock/worlds/${id}/clock/freeze/`;
  if (world.settings.clock.mode !== 'fixed') await app.inject({ method: 'POST', url });
  world.frozenWallClock = undefined;
  return world;
}
