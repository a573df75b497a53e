import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { foreignRequest } from '../http/foreign-request.ts';
import { recordRequest } from '../recording/record-request.ts';
import { detail } from '../shared/http-error.ts';
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
const ofWorld = /^\/__mock\/worlds\/([^/?]+)/;
/** Control requests that change a world from within: a replay repeats them. */
const changesWorld =
  /^\/__mock\/worlds\/([^/]+)\/(clock|tokens|faults|players|draws|markets)(?=[/?]|$)/;

/** Rejects other machines. What changes a world happens at one instant, and its journal has it. */
export const controlPipeline = fp(
  async (routes: FastifyInstance, { control }: { control: 'loopback' | 'any' }) => {
    routes.addHook('onRequest', noteArrival);
    routes.addHook('onRequest', (request, _reply, done) => {
      const allowed = control === 'any' || loopbackAddress.test(request.socket.remoteAddress ?? '');
      if (!allowed) throw detail(403, 'The control API is available to this machine only.');
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const id = isRead ? undefined : changesWorld.exec(request.url)?.[1];
      request.world = id === undefined ? null : (routes.worlds.use(id) ?? null);
      done();
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const id = ofWorld.exec(request.url)?.[1];
      const used = request.world ?? (id === undefined ? undefined : routes.worlds.get(id));
      whenReplayed(request, used, done);
    });
    routes.addHook('preValidation', (request, _reply, done) => {
      const { world } = request;
      if (world) {
        // Nothing is awaited until the response: no other request sees the frozen clock.
        request.receivedAtWall = wallClock(world);
        if (!world.replaying) world.frozenWallClock = request.receivedAtWall;
        request.receivedAt = worldTime(world);
      }
      done();
    });
    routes.addHook('onSend', (request, reply, payload, done) => {
      const { world } = request;
      // A body that is not JSON is rejected before the clock is frozen.
      if (world && request.receivedAtWall > 0) {
        recordRequest(
          world,
          request,
          reply.statusCode,
          typeof payload === 'string' ? payload : '',
          false,
        );
        if (!world.replaying) world.frozenWallClock = undefined;
      }
      done(null, payload);
    });
  },
);
