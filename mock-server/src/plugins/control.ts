import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { foreignRequest } from '../http/foreign-request.ts';
import { recordRequest } from '../recording/record-request.ts';
import { detail, unknownWorld } from '../shared/http-error.ts';
import { wallClock, worldTime } from '../worlds/world.ts';
import { whenReplayed } from './authentication.ts';
import { noteArrival } from './journal.ts';

/** Rejects requests under /__mock that come from other sites or under foreign names. */
export const controlGuard = fp(
  async (routes: FastifyInstance, { names }: { names: readonly string[] }) => {
    routes.addHook('onRequest', async (request) => {
      const reason = foreignRequest(request, names);
      if (reason !== undefined) throw detail(403, reason);
    });
  },
);

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const journaled = /^\/__mock\/worlds\/:world\/(clock|tokens|faults|players|draws|markets)\//;

/** Whether a control request changes a world from within: a replay repeats it. */
const isJournaled = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && journaled.test(url);

/**
 * Rejects other machines and resolves the world that a path names, created on first use. What changes a world happens at
 * one instant, and its journal has it.
 */
export const controlPipeline = fp(
  async (routes: FastifyInstance, { control }: { control: 'loopback' | 'any' }) => {
    routes.addHook('onRequest', noteArrival);
    routes.addHook('onRequest', (request, _reply, done) => {
      const allowed = control === 'any' || loopbackAddress.test(request.socket.remoteAddress ?? '');
      if (!allowed) throw detail(403, 'The control API is available to this machine only.');
      done();
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const { world: id } = request.params as { world?: string };
      if (id === undefined) return done();
      if (request.routeOptions.config.ownsWorld)
        return whenReplayed(request, routes.worlds.get(id), done);
      request.world = routes.worlds.use(id) ?? null;
      if (!request.world) throw unknownWorld(id);
      whenReplayed(request, request.world, done);
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const { world } = request;
      if (world && isJournaled(request)) {
        // Nothing is awaited until the response: no other request sees the frozen clock.
        request.receivedAtWall = wallClock(world);
        if (!world.replaying) world.frozenWallClock = request.receivedAtWall;
        request.receivedAt = worldTime(world);
      }
      done();
    });
    routes.addHook('onSend', (request, reply, payload, done) => {
      const { world } = request;
      // Only a request that is journaled has a time.
      if (world && request.receivedAtWall > 0) {
        const text = typeof payload === 'string' ? payload : '';
        recordRequest(world, request, reply.statusCode, text, false);
        if (!world.replaying) world.frozenWallClock = undefined;
      }
      done(null, payload);
    });
  },
);
