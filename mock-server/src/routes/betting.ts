import type { BettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance } from 'fastify';
import { oncePerKey } from '../betting/idempotency.ts';
import { readSubmission, type Submission } from '../betting/parse-bet-request.ts';
import { placeBets } from '../betting/place-bets.ts';
import type { Coverage } from '../http/api-coverage.ts';
import { worldOf } from '../http/authenticate.ts';
import { routeOf } from '../http/endpoint.ts';
import { momentOf } from '../markets/phases.ts';
import type { World } from '../worlds/world.ts';

function place(
  coverage: Coverage,
  world: World,
  playerId: number,
  submission: Submission,
  at: number,
  keep: (answer: BettingResponse) => void,
): BettingResponse {
  if (!world.replaying) coverage.hit('betTypes', submission.betType.config.code);
  const { market } = submission;
  const state = market.suspended ? 'suspended' : momentOf(world, at).phases.get(market.id);
  if (state && !world.replaying) coverage.hit('phases', state);
  return placeBets(world, playerId, submission, at, keep);
}

/** POST /betting/: places the bets of one screen. */
export function bettingRoute(app: FastifyInstance): void {
  app.post(
    '/betting/',
    routeOf({
      summary: 'Place the bets of one screen. An Idempotency-Key makes it happen once.',
      tag: 'betting',
      refuses: ['bets', 'token', 'reusedKey'],
    }),
    async (request) => {
      const world = worldOf(request);
      const { playerId, body, calledAt } = request;
      const key = request.headers['idempotency-key'];
      return oncePerKey(world, playerId, typeof key === 'string' ? key : undefined, body, (keep) =>
        place(app.coverage, world, playerId, readSubmission(world, body), calledAt, keep),
      );
    },
  );
}
