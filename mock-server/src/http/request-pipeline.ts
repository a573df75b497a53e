import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processDueDraws } from '../markets/process-due-draws.ts';
import { recordRequest } from '../recording/record-request.ts';
import { worldGone } from '../shared/http-error.ts';
import { type World, wallClock, worldTime } from '../worlds/world.ts';
import { worldFromBody } from './authenticate.ts';
import {
  applyFaultsAfter,
  applyFaultsBefore,
  broken,
  endsBroken,
  takeFaults,
} from './request-faults.ts';

/** Lets the world's time catch up, and keeps it with the call. */
function advanceToNow(request: FastifyRequest, world: World): void {
  const held = world.frozenWallClock;
  world.frozenWallClock = wallClock(world);
  request.receivedAtWall = world.frozenWallClock;
  request.receivedAt = worldTime(world);
  processDueDraws(world);
  world.frozenWallClock = held;
}

/** Before the work of a call: the world's time catches up, rules may spoil the call. */
function onPreHandler(
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const { world } = request;
  if (!world) {
    done();
    return;
  }
  advanceToNow(request, world);
  const rules = takeFaults(request, world);
  if (rules.length === 0) {
    done();
    return;
  }
  if (endsBroken(rules)) recordRequest(world, request, 0, '', false);
  applyFaultsBefore(reply, rules, world.replaying)
    .then((ended) => {
      if (ended) return;
      // Time went by meanwhile, and the world may have gone.
      if (!request.server.worlds.isCurrent(world)) return done(worldGone());
      advanceToNow(request, world);
      done();
    })
    .catch(done);
}

/**
 * What happens around every call that has a world: its time catches up, rules spoil it, the journal
 * records it.
 */
export function registerRequestPipeline(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const called = `${String(route.method)} ${route.url}`;
    app.coverage.declare('calls', called);
    // Forms and refreshes carry secrets, and only their body tells the world.
    const byBody = route.config?.auth === 'body';
    route.preHandler = (request, reply, done) => {
      if (byBody) request.world = worldFromBody(app, request);
      onPreHandler(request, reply, done);
    };
    route.onSend = (request, reply, answer, done) => {
      const { world, faultsAfter } = request;
      if (!world?.replaying) app.coverage.record('calls', called, reply.statusCode);
      if (!world) return done(null, answer);
      const text = typeof answer === 'string' ? answer : '';
      recordRequest(world, request, reply.statusCode, text, byBody);
      if (!faultsAfter) return done(null, answer);
      applyFaultsAfter(reply, faultsAfter, answer).then((spoiled) => {
        if (spoiled !== broken) done(null, spoiled);
      }, done);
    };
  });
}
