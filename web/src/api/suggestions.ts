import type { OpaqueId } from '@matka/contracts/api/schema';
import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { client } from './client.ts';

/** A suggestion request; the type of the payload depends on the bet type id. */
export type SuggestionRequest = {
  [Id in SuggestionBetTypeId]: {
    bet_type_id: Id;
    market_id?: OpaqueId | undefined;
    payload: SuggestionPayloads[Id];
  };
}[SuggestionBetTypeId];

/** POST /betting/suggestions/. `signal` aborts a request that a newer one replaces. */
export function getSuggestions(
  body: SuggestionRequest,
  signal?: AbortSignal,
): Promise<SuggestionResponse> {
  return client.request(SuggestionResponse, {
    method: 'POST',
    path: '/betting/suggestions/',
    body,
    signal,
  });
}
