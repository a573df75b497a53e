import {
  type SentSuggestionResponse,
  type SuggestionBetTypeId,
  SuggestionRequest,
  suggestionPayloads,
} from '@matka/contracts/api/suggestions';
import type { FastifyInstance } from 'fastify';
import { GameError } from '../game/panas.ts';
import { suggest, suggestionIdOf } from '../game/suggest.ts';
import { worldOf } from '../plugins/authentication.ts';
import { bettingErrors } from '../plugins/errors.ts';
import { bettingError, invalidBet } from '../shared/http-error.ts';
import { checkBettingForm, type SchemaTypes } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { apiOperations } from './openapi/operation.ts';

function combinationsOf(id: SuggestionBetTypeId, payload: unknown) {
  checkBettingForm(suggestionPayloads[id], payload);
  try {
    return suggest(id, payload as Parameters<typeof suggest>[1]);
  } catch (error) {
    if (error instanceof GameError) throw invalidBet(error.message);
    throw error;
  }
}

function respond(
  world: World,
  { bet_type_id: betTypeId, market_id: marketId, payload }: SuggestionRequest,
): SentSuggestionResponse {
  const betType = world.betTypes.find(({ id }) => id === betTypeId);
  if (!betType) throw bettingError(`Bet type ${betTypeId} not found.`);
  if (marketId !== undefined && !world.markets.some(({ id }) => id === marketId)) {
    throw bettingError(`Market ${marketId} not found.`);
  }
  const suggestionId = suggestionIdOf(betTypeId);
  if (suggestionId === undefined) throw bettingError(`${betType.name} has no suggestions.`);
  return {
    suggestions: { combinations: combinationsOf(suggestionId, payload) },
    bet_type: { id: betType.id, name: betType.name, code: betType.config.code },
  };
}

const operation = apiOperations('betting');
const suggestions = operation('suggestions', "The combinations of the player's input.", {
  body: SuggestionRequest,
});

/** POST /betting/suggestions/: the combinations of the player's input. */
export function suggestionsRoute(app: FastifyInstance): void {
  app
    .withTypeProvider<SchemaTypes>()
    .post('/betting/suggestions/', { ...bettingErrors, ...suggestions }, (request) =>
      respond(worldOf(request), request.body),
    );
}
