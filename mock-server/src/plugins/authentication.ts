import { shortened } from '@matka/contracts/cli/shortened';
import { isObject } from '@matka/contracts/reading/json';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { alwaysExpired } from '../faults/magic-inputs.ts';
import { detail, fieldErrors, tokenNotValid } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';
import { whenFree, worldById } from './replays.ts';

/** `player`: a bearer token. `public`: app_id in the query, or a token, which wins. `body`: app_id or refresh token. */
export type AuthRule = 'player' | 'public' | 'body';

export function worldOf(request: FastifyRequest): World {
  if (!request.world) throw new Error('This route has no world');
  return request.world;
}

const namedWorld = ({ headers }: FastifyRequest) => headers['x-mock-world']?.toString();

const isPublic = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.auth === 'public' && headers.authorization === undefined;

/** The claims of a token that this mock issued, expired or not; undefined for any other value. */
function claimsIn({ server }: FastifyRequest, token: unknown) {
  if (typeof token !== 'string') return undefined;
  try {
    return server.tokens.claimsOf(token);
  } catch {
    return undefined;
  }
}

/** The id of the world of a request, which need not exist; undefined for a request without a world. */
function worldIdOf(request: FastifyRequest): string | undefined {
  const { body, headers, query, routeOptions } = request;
  const named = namedWorld(request);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  if (isPublic(request)) return named ?? text((query as { app_id?: unknown }).app_id);
  if (routeOptions.config.auth === 'body') {
    const { app_id, refresh } = isObject(body) ? body : {};
    return named ?? text(app_id) ?? claimsIn(request, refresh)?.world;
  }
  const claims = claimsIn(request, /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]);
  return claims === undefined || claims.world === (named ?? claims.world)
    ? (claims?.world ?? named)
    : undefined;
}

/**
 * The world of a request of the API by the rule of its route: its token's world even if the token is refused, else the
 * named world. Null for none. The body of a request with the rule `body` has to be read first.
 */
export function worldOfRequest(request: FastifyRequest): World | null {
  const id = worldIdOf(request);
  return id === undefined ? null : (worldById(request, id) ?? null);
}

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
    throw tokenNotValid(
      `Token belongs to world ${claims.world}: sign in to world ${shortened(named)} for another`,
    );
  }
  const { world } = request;
  if (!world) throw tokenNotValid('User not found');
  const playerId = tokens.playerOf(world, claims);
  const expired = alwaysExpired.has(claims.mobile_number);
  if (expired || claims.generation < world.settings.tokens.generation) {
    throw tokenNotValid();
  }
  tokens.countUse(world, claims);
  request.playerId = playerId;
}

/** The world of an app id, or the one that the request names. Throws 400 at `app_id` for an unknown world. */
export function worldForAppId(request: FastifyRequest, appId: unknown): World {
  const id = namedWorld(request) ?? appId;
  if (id === undefined) throw fieldErrors({ app_id: ['This field is required.'] });
  const world = typeof id === 'string' ? worldById(request, id) : undefined;
  if (!world) {
    const reason = request.server.worlds.whyUnknown(shortened(JSON.stringify(id)));
    throw fieldErrors({ app_id: [reason] });
  }
  return world;
}

/** Resolves the world and the player of each request, by the rule of its route: a token before the body is read. */
export const authentication = fp(async (api: FastifyInstance) => {
  api.addHook('onRequest', (request, _reply, done) => {
    const { auth = 'player' } = request.routeOptions.config;
    const { id } = request.params as { id?: string };
    // An address with an encoded slash leads nowhere, whoever asks for it.
    if (id?.includes('/')) throw detail(404, 'Not found.');
    if (auth !== 'body') request.world = worldOfRequest(request);
    if (isPublic(request)) worldForAppId(request, (request.query as { app_id?: unknown }).app_id);
    else if (auth !== 'body') authenticateBearer(request);
    done();
  });
  api.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    if (request.routeOptions.config.auth === 'body') {
      request.world = worldOfRequest(request);
      // Faults and journal need this early.
      request.playerId =
        claimsIn(request, isObject(body) ? body.refresh : undefined)?.player_id ?? 0;
    }
    whenFree(request, request.world, done);
  });
});
