import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { type Suggestions, suggestions } from '@matka/contracts/decoders/suggestions';
import { client } from './client.ts';

/** A suggestion request; the type of the payload depends on the bet type id. */
export type SuggestionRequest = {
  [Id in SuggestionBetTypeId]: {
    bet_type_id: Id;
    market_id?: number | undefined;
    payload: SuggestionPayloads[Id];
  };
}[SuggestionBetTypeId];

/** POST /betting/suggestions/. `signal` aborts a request that a newer one replaces. */
export function getSuggestions(
  body: SuggestionRequest,
  signal?: AbortSignal,
): Promise<Suggestions> {
  return client.request(suggestions, {
    method: 'POST',
    path: '/betting/suggestions/',
    body,
    signal,
  });
}
