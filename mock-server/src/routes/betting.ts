import type { BettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../betting/idempotency.ts';
import { type BetRequest, parseBetRequest } from '../betting/parse-bet-request.ts';
import { placeBets } from '../betting/place-bets.ts';
import type { ApiCoverage } from '../http/api-coverage.ts';
import { worldOf } from '../http/authenticate.ts';
import { endpointOptions } from '../http/endpoint.ts';
import { phasesAt } from '../markets/phases.ts';
import type { World } from '../worlds/world.ts';

function place(
  coverage: ApiCoverage,
  world: World,
  playerId: number,
  submission: BetRequest,
  at: number,
  store: (response: BettingResponse) => void,
): BettingResponse {
  if (!world.replaying) coverage.record('betTypes', submission.betType.config.code);
  const { market } = submission;
  const state = market.suspended ? 'suspended' : phasesAt(world, at).phases.get(market.id);
  if (state && !world.replaying) coverage.record('phases', state);
  return placeBets(world, playerId, submission, at, store);
}

/** POST /betting/: places bets. */
export function bettingRoute(app: FastifyInstance): void {
  app.post(
    '/betting/',
    endpointOptions({
      summary: 'Place bets. An Idempotency-Key prevents duplicates.',
      tag: 'betting',
      errors: ['bets', 'token', 'reusedKey'],
    }),
    async (request) => {
      const world = worldOf(request);
      const { playerId, body, receivedAt } = request;
      const key = request.headers['idempotency-key'];
      return withIdempotencyKey(
        world,
        playerId,
        typeof key === 'string' ? key : undefined,
        body,
        (store) =>
          place(app.coverage, world, playerId, parseBetRequest(world, body), receivedAt, store),
      );
    },
  );
}
