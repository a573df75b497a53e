import type { FastifyRequest } from 'fastify';
import { takeChanges } from '../worlds/journal.ts';
import type { World } from '../worlds/world.ts';

/**
 * Keeps a call in the journal of its world, with what has changed there since the last one. Status
 * 0 stands for a connection that was broken before anything was done.
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
