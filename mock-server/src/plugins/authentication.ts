import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { alwaysExpired } from '../faults/magic-inputs.ts';
import { fieldErrors, tokenNotValid } from '../shared/http-error.ts';
import { isObject } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { useWorld, whenReplayed } from './replays.ts';

/** `player`: a bearer token. `public`: app_id in the query, or a token, which wins. `body`: app_id or refresh token. */
export type AuthRule = 'player' | 'public' | 'body';

export function worldOf(request: FastifyRequest): World {
  if (!request.world) throw new Error('This route has no world');
  return request.world;
}

const namedWorld = ({ headers }: FastifyRequest) => headers['x-mock-world']?.toString();

function bearerOf({ headers }: FastifyRequest): string {
  const [scheme, token, ...rest] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) {
    throw tokenNotValid('Authentication credentials were not provided.');
  }
  if (rest.length > 0) throw tokenNotValid('Authorization header must contain two values.');
  return token;
}

function authenticateBearer(request: FastifyRequest): void {
  const { tokens } = request.server;
  const claims = tokens.read(bearerOf(request), 'access');
  const named = namedWorld(request);
  if (named !== undefined && named !== claims.world) {
    throw tokenNotValid('Token belongs to another world');
  }
  const world = useWorld(request, claims.world);
  if (!world) throw tokenNotValid('User not found');
  request.world = world;
  const playerId = tokens.playerOf(world, claims);
  const expired = alwaysExpired.has(claims.mobile_number);
  if (expired || claims.generation < world.settings.tokens.generation) {
    throw tokenNotValid('Token is invalid or expired');
  }
  request.playerId = playerId;
}

/** The world of an app id, or the one that the request names. Throws 400 at `app_id` for an unknown world. */
export function worldForAppId(request: FastifyRequest, appId: unknown): World {
  const id = namedWorld(request) ?? appId;
  if (id === undefined) throw fieldErrors({ app_id: ['This field is required.'] });
  const world = typeof id === 'string' ? useWorld(request, id) : undefined;
  if (!world) {
    const reason = request.server.worlds.whyUnknown(JSON.stringify(id));
    throw fieldErrors({ app_id: [reason] });
  }
  return world;
}

/**
 * The world of a login, registration or refresh body, and the player of its token, read early for faults and journal.
 */
function worldFromBody(request: FastifyRequest): World | null {
  const { body } = request;
  if (!isObject(body)) return null;
  const named = namedWorld(request) ?? body.app_id;
  if (typeof named === 'string') return useWorld(request, named) ?? null;
  if (typeof body.refresh !== 'string') return null;
  try {
    const claims = request.server.tokens.read(body.refresh, 'refresh');
    request.playerId = claims.player_id;
    return useWorld(request, claims.world) ?? null;
  } catch {
    return null;
  }
}

/** Resolves the world and the player of each request, by the rule of its route: a token before the body is read. */
export const authentication = fp(async (api: FastifyInstance) => {
  api.addHook('onRequest', (request, _reply, done) => {
    const { auth = 'player' } = request.routeOptions.config;
    if (auth === 'public' && request.headers.authorization === undefined) {
      request.world = worldForAppId(request, (request.query as { app_id?: unknown }).app_id);
    } else if (auth !== 'body') authenticateBearer(request);
    done();
  });
  api.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.auth === 'body') request.world = worldFromBody(request);
    whenReplayed(request, request.world, done);
  });
});
