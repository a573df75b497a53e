import { BettingRequest, type SentBettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../betting/idempotency.ts';
import { type BetRequest, parseBetRequest, placeBets } from '../betting/place-bets.ts';
import { phasesAt } from '../markets/market-list.ts';
import { worldOf } from '../plugins/authentication.ts';
import type { ApiCoverage } from '../plugins/coverage.ts';
import { bettingErrors } from '../plugins/errors.ts';
import type { SchemaTypes } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';

/** Counts the bet type and the state of the market, unless the request is replayed. */
function cover(coverage: ApiCoverage, world: World, { betType, market }: BetRequest, at: number) {
  if (world.replaying) return;
  coverage.record('betTypes', betType.config.code);
  const state = market.suspended ? 'suspended' : phasesAt(world, at).phases.get(market.id);
  if (state) coverage.record('phases', state);
}

/** POST /betting/: places bets. */
export function bettingRoute(app: FastifyInstance): void {
  const options = {
    ...bettingErrors,
    schema: { body: BettingRequest },
    // Refusals are stored under their key, and a used key goes before them.
    attachValidation: true,
  };
  app.withTypeProvider<SchemaTypes>().post('/betting/', options, (request): SentBettingResponse => {
    const world = worldOf(request);
    const { playerId, body, receivedAt, headers } = request;
    const header = headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    return withIdempotencyKey(world, playerId, key, body, (store) => {
      if (request.validationError) throw request.validationError;
      const submission = parseBetRequest(world, body);
      cover(app.coverage, world, submission, receivedAt);
      return placeBets(world, playerId, submission, receivedAt, store);
    });
  });
}
