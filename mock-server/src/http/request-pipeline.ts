/**
 * The steps of every request, in their order. No other file sets hooks of routes.
 *
 * | hook       | API of the specification                      | control API                    |
 * |------------|-----------------------------------------------|--------------------------------|
 * | onRequest  | note the time, CORS headers                   | reject foreign sites and names |
 * |            | authenticate, resolve the world               | reject other machines          |
 * |            |                                               | resolve the world it changes   |
 * | preHandler | resolve the world of login and registration   | freeze the wall clock          |
 * |            | advance the clock, process due draws          |                                |
 * |            | magic inputs, faults before the handler       |                                |
 * | handler    | routes/                                       | routes/control/                |
 * | onSend     | API coverage, the world's time as Date        |                                |
 * |            | journal                                       | journal, release the clock     |
 * |            | faults after the handler                      |                                |
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { processDueDraws } from '../markets/process-due-draws.ts';
import { recordRequest } from '../recording/record-request.ts';
import { detail, worldGone } from '../shared/http-error.ts';
import { untilFree } from '../worlds/exclusive.ts';
import { replayHeader, type World, wallClock, worldTime } from '../worlds/world.ts';
import { type AuthRule, authenticators, worldFromBody } from './authenticate.ts';
import { corsHeaders, type Origins } from './cors.ts';
import { dateHeader } from './date-header.ts';
import { foreignRequest } from './foreign-request.ts';
import {
  applyFaultsAfter,
  applyFaultsBefore,
  broken,
  endsBroken,
  takeFaults,
} from './request-faults.ts';

/**
 * Advances the world to the present and stores the time of the request. Requests that commit in groups share a
 * transaction; it ends before any other request.
 */
function advanceClock(request: FastifyRequest, world: World, commitsInGroup: boolean): void {
  if (!commitsInGroup) world.db.group?.commit();
  const frozen = world.frozenWallClock;
  world.frozenWallClock = wallClock(world);
  request.receivedAtWall = world.frozenWallClock;
  request.receivedAt = worldTime(world);
  processDueDraws(world);
  world.frozenWallClock = frozen;
}

/** True if long work is under way on a world, of which the request is no part. */
function mustWait(request: FastifyRequest, world: World | null | undefined): world is World {
  if (!world?.longWork) return false;
  return world.replayKey === undefined || request.headers[replayHeader] !== world.replayKey;
}

/** Goes on at once, or when the long work of the world has ended. */
function whenFree(
  request: FastifyRequest,
  world: World | null | undefined,
  goOn: () => void,
  done: (error: Error) => void,
): void {
  if (!mustWait(request, world)) {
    goOn();
    return;
  }
  untilFree(world)
    .then(() => {
      if (!request.server.worlds.isCurrent(world)) throw worldGone();
      goOn();
    })
    .catch(done);
}

/** Steps before the handler; `done` runs unless a fault ends the request. */
function beforeHandler(
  request: FastifyRequest,
  reply: FastifyReply,
  commitsInGroup: boolean,
  done: (error?: Error) => void,
): void {
  const { world } = request;
  if (!world) {
    done();
    return;
  }
  advanceClock(request, world, commitsInGroup);
  const faults = takeFaults(request, world);
  if (faults.length === 0) {
    done();
    return;
  }
  if (endsBroken(faults)) recordRequest(world, request, 0, '', false);
  applyFaultsBefore(reply, faults, world.replaying)
    .then(async (ended) => {
      if (ended) return;
      if (mustWait(request, world)) await untilFree(world);
      // The world may have been removed during the delay.
      if (!request.server.worlds.isCurrent(world)) return done(worldGone());
      advanceClock(request, world, commitsInGroup);
      done();
    })
    .catch(done);
}

/** Sets the steps of the API of the specification for all routes that are added afterwards. */
export function registerRequestPipeline(api: FastifyInstance, origins: Origins): void {
  api.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = performance.now();
    const { origin } = request.headers;
    if (origin !== undefined) reply.headers(corsHeaders(origins, origin));
    done();
  });
  // Hooks per route: looking up the rule of a route on each request costs more than the step itself.
  api.addHook('onRoute', (route) => {
    const rule: AuthRule = route.config?.auth ?? 'player';
    const commitsInGroup = route.config?.commitsInGroup === true;
    const endpoint = `${String(route.method)} ${route.url}`;
    api.coverage.declare('calls', endpoint);
    if (rule !== 'body') {
      route.onRequest = (request, _reply, done) => {
        authenticators[rule](api, request);
        done();
      };
    }
    route.preHandler = (request, reply, done) => {
      if (rule === 'body') request.world = worldFromBody(api, request);
      const goOn = (): void => beforeHandler(request, reply, commitsInGroup, done);
      whenFree(request, request.world, goOn, done);
    };
    route.onSend = (request, reply, payload, done) => {
      const { world, faultsAfter } = request;
      if (!world?.replaying) api.coverage.record('calls', endpoint, reply.statusCode);
      if (!world || request.isRecorded) return done(null, payload);
      request.isRecorded = true;
      reply.header('date', dateHeader(request.receivedAt));
      const text = typeof payload === 'string' ? payload : '';
      if (request.journalEntry > 0) {
        // The commit failed after the entry was written.
        if (reply.statusCode >= 400) {
          world.journal.amend(request.journalEntry, reply.statusCode, text);
        }
        return done(null, payload);
      }
      const recordAndSend = (): void => {
        // Only login, registration and refresh carry credentials or tokens.
        recordRequest(world, request, reply.statusCode, text, rule === 'body');
        if (faultsAfter)
          applyFaultsAfter(reply, faultsAfter, payload).then((changed) => {
            if (changed !== broken) done(null, changed);
          }, done);
        else done(null, payload);
      };
      // A fault may end a request while long work is under way: the changes so far are not those of the request.
      if (mustWait(request, world)) untilFree(world).then(recordAndSend, done);
      else recordAndSend();
    };
  });
}

/** Rejects requests under /__mock that come from other sites or under foreign names. */
export function registerControlGuard(routes: FastifyInstance, names: readonly string[]): void {
  routes.addHook('onRequest', async (request) => {
    const reason = foreignRequest(request, names);
    if (reason !== undefined) throw detail(403, reason);
  });
}

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const ofWorld = /^\/__mock\/worlds\/([^/?]+)/;
/** Control requests that change a world from within: a replay repeats them. */
const changesWorld =
  /^\/__mock\/worlds\/([^/]+)\/(clock|tokens|faults|players|draws|markets)(?=[/?]|$)/;

/** Sets the steps of the control API for all routes that are added afterwards. */
export function registerControlPipeline(
  routes: FastifyInstance,
  control: 'loopback' | 'any',
): void {
  routes.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = performance.now();
    const allowed = control === 'any' || loopbackAddress.test(request.socket.remoteAddress ?? '');
    if (!allowed) return done(detail(403, 'The control API is available to this machine only.'));
    const id = request.method === 'GET' ? undefined : changesWorld.exec(request.url)?.[1];
    request.world = id === undefined ? null : (routes.worlds.use(id) ?? null);
    done();
  });
  // Only long work is awaited by these handlers, and keeps others out: no other request sees the frozen clock.
  const freezeClock = (request: FastifyRequest): void => {
    const { world } = request;
    if (!world) return;
    request.receivedAtWall = wallClock(world);
    if (!world.replaying) world.frozenWallClock = request.receivedAtWall;
    request.receivedAt = worldTime(world);
  };
  routes.addHook('preHandler', (request, _reply, done) => {
    const id = ofWorld.exec(request.url)?.[1];
    const world = request.world ?? (id === undefined ? undefined : routes.worlds.get(id));
    const goOn = (): void => {
      for (const { db } of routes.worlds.list()) db.group?.commit();
      freezeClock(request);
      done();
    };
    whenFree(request, world, goOn, done);
  });
  routes.addHook('onSend', (request, reply, payload, done) => {
    const text = typeof payload === 'string' ? payload : '';
    const { world } = request;
    // A body that is not JSON is rejected before the clock is frozen.
    if (world && request.receivedAtWall > 0) {
      recordRequest(world, request, reply.statusCode, text, false);
      if (!world.replaying) world.frozenWallClock = undefined;
    }
    done(null, payload);
  });
}
