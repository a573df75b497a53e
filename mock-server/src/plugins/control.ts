import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { foreignRequest } from '../http/foreign-request.ts';
import { recordRequest } from '../journal/record-request.ts';
import { detail, type HttpError, unknownWorld } from '../shared/http-error.ts';
import { wallClock } from '../worlds/world.ts';
import { noteTime } from './clock.ts';
import { noteArrival } from './journal.ts';
import { isJournaledControl, whenFree, worldById } from './replays.ts';

/** Rejects requests under /__mock that come from other sites or under foreign names. */
export const controlGuard = fp(
  async (routes: FastifyInstance, { names }: { names: readonly string[] }) => {
    routes.addHook('onRequest', async (request) => {
      const reason = foreignRequest(request, names);
      if (reason !== undefined) throw detail(403, reason);
    });
  },
);

/** 403 for a control request of another machine. */
export const otherMachine = (): HttpError =>
  detail(403, 'The control API is available to this machine only.');

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Rejects other machines and resolves the world of a path, created on first use. A change of a world happens at one
 * instant, and its journal records it.
 */
export const controlPipeline = fp(
  async (routes: FastifyInstance, { control }: { control: 'loopback' | 'any' }) => {
    routes.addHook('onRequest', noteArrival);
    routes.addHook('onRequest', async ({ socket }) => {
      if (control === 'loopback' && !loopbackAddress.test(socket.remoteAddress ?? ''))
        throw otherMachine();
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const { world: id } = request.params as { world?: string };
      if (id === undefined) return done();
      const { ownsWorld } = request.routeOptions.config;
      const world = ownsWorld ? routes.worlds.get(id) : worldById(request, id);
      if (!ownsWorld) {
        if (!world) throw unknownWorld(id);
        request.world = world;
      }
      whenFree(request, world, done);
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const { world } = request;
      if (world && isJournaledControl(request)) {
        // Other requests wait for the response, so that none sees the frozen clock.
        if (!world.replay) {
          world.frozenWallClock = wallClock(world);
          const { promise: ended, resolve: end } = Promise.withResolvers<void>();
          world.change = { ended, end };
        }
        noteTime(request, world);
      }
      done();
    });
    routes.addHook('onSend', (request, reply, payload, done) => {
      const { world } = request;
      if (world && request.receivedAtWall > 0) {
        recordRequest(world, request, reply.statusCode, payload);
        if (!world.replay) world.frozenWallClock = undefined;
        world.change?.end();
        world.change = undefined;
      }
      done(null, payload);
    });
  },
);
