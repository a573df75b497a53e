import type { FastifyRequest } from 'fastify';
import { takeChanges } from '../worlds/journal.ts';
import type { World } from '../worlds/world.ts';

/**
 * Writes a request to the journal of its world with the changes since the last entry. Status 0 means that the
 * connection was broken before the handler.
 */
export function recordRequest(
  world: World,
  request: FastifyRequest,
  status: number,
  answer: string,
  secret: boolean,
): void {
  // The world was removed during the request: nothing can read its journal.
  if (!world.db.handle.open) return;
  if (request.method !== 'GET' && status < 400) world.isTouched = true;
  const { method, url, playerId, receivedAt, receivedAtWall, body } = request;
  const header = request.headers['idempotency-key'];
  world.journal.record(
    {
      at: receivedAt,
      real: receivedAtWall,
      method,
      url,
      playerId,
      key: typeof header === 'string' ? header : undefined,
      request: body,
      faults: request.faultIds ?? undefined,
      status,
      answer,
      ...takeChanges(world),
    },
    secret,
  );
}
