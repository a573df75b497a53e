import { BettingRequest, BettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance } from 'fastify';
import { oncePerKey } from '../betting/once-per-key.ts';
import { placeBets } from '../betting/place-bets.ts';
import { readSubmission } from '../betting/read-submission.ts';
import { worldOf } from '../http/caller.ts';

/** POST /betting/: places the bets of one screen. */
export function bettingRoute(app: FastifyInstance): void {
  app.post(
    '/betting/',
    {
      config: { bettingErrors: true },
      schema: { body: BettingRequest, response: { 200: BettingResponse } },
    },
    async (request) => {
      const world = worldOf(request);
      const { playerId, body } = request;
      const key = request.headers['idempotency-key'];
      return oncePerKey(world, playerId, typeof key === 'string' ? key : undefined, body, (keep) =>
        placeBets(world, playerId, readSubmission(world, body), keep),
      );
    },
  );
}
