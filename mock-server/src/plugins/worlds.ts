import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { seedWorld } from '../seeding/seed-world.ts';
import { type WorldDefaults, Worlds } from '../worlds/worlds.ts';

/** Opens the worlds, closes them with the app, and declares what hooks note on a request. */
export const worlds = fp(async (app: FastifyInstance, defaults: WorldDefaults) => {
  const all = new Worlds(defaults, seedWorld);
  app.decorate('worlds', all);
  app.addHook('onClose', async () => all.close());
  app.decorateRequest('world', null);
  app.decorateRequest('playerId', 0);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('receivedAt', 0);
  app.decorateRequest('receivedAtWall', 0);
  app.decorateRequest('faultIds', null);
  app.decorateRequest('faultsAfter', null);
  app.decorateRequest('historyDelay', 0);
  app.decorateRequest('isRecorded', false);
});
