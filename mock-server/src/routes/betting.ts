import { BettingRequest, type SentBettingResponse } from '@matka/contracts/api/betting';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../betting/idempotency.ts';
import { assertAcceptsBets, placeBets, readBetRequest } from '../betting/place-bets.ts';
import { phaseOf } from '../markets/schedule.ts';
import { worldOf } from '../plugins/authentication.ts';
import { bettingErrors } from '../plugins/errors.ts';
import type { SchemaTypes } from '../shared/validate.ts';
import { apiOperations } from './openapi/operation.ts';

const operation = apiOperations('betting');
const betting = operation('betting', 'Place bets. An Idempotency-Key prevents duplicates.', {
  body: BettingRequest,
});

/** POST /betting/: places bets. */
export function bettingRoute(app: FastifyInstance): void {
  const options = {
    ...bettingErrors,
    ...betting,
    // Refusals are stored under their key, and a used key takes precedence over them.
    attachValidation: true,
  };
  app.withTypeProvider<SchemaTypes>().post('/betting/', options, (request): SentBettingResponse => {
    const world = worldOf(request);
    return withIdempotencyKey(world, request, (store) => {
      if (request.validationError) throw request.validationError;
      const submission = readBetRequest(world, request.body);
      const { market, betType } = submission;
      const phase = phaseOf(market, request.receivedAt);
      if (!world.replay) {
        app.coverage.record('betTypes', betType.config.code);
        app.coverage.record('phases', phase);
      }
      assertAcceptsBets(submission, phase);
      return placeBets(world, request.playerId, submission, request.receivedAt, store);
    });
  });
}
