import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../shared/read-form.ts';
import type { World } from '../worlds/world.ts';

/**
 * The world that the body of a login, registration or refresh leads to, as far as it can be told
 * before the body is checked, and the player of a refresh token: faults and the journal need them
 * early. The handler checks for itself.
 */
export function worldFromBody(app: FastifyInstance, request: FastifyRequest): World | null {
  const { body } = request;
  if (!isObject(body)) return null;
  const named = request.headers['x-mock-world'] ?? body.app_id;
  if (typeof named === 'string') return app.worlds.use(named) ?? null;
  if (typeof body.refresh !== 'string') return null;
  try {
    const claims = app.tokens.read(body.refresh, 'refresh');
    request.playerId = claims.player_id;
    return app.worlds.use(claims.world) ?? null;
  } catch {
    return null;
  }
}
