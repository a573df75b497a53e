import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { processDueDraws } from '../markets/due-draws.ts';
import { type World, wallClock, worldTime } from '../worlds/world.ts';

export function noteTime(request: FastifyRequest, world: World): void {
  request.receivedAtWall = wallClock(world);
  request.receivedAt = worldTime(world);
}

/** Brings a world to the present, at one instant, and stores it as the time of a request. */
export function advanceClock(request: FastifyRequest, world: World): void {
  const frozen = world.frozenWallClock;
  world.frozenWallClock = wallClock(world);
  try {
    noteTime(request, world);
    processDueDraws(world);
  } finally {
    world.frozenWallClock = frozen;
  }
}

/** Brings the world of each request to the present: draws that are due are settled before anything else. */
export const clock = fp(async (api: FastifyInstance) => {
  api.addHook('preValidation', (request, _reply, done) => {
    if (request.world) advanceClock(request, request.world);
    done();
  });
});
