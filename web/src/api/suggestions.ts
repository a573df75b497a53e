import type { SuggestionBetTypeId, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { type Suggestions, suggestions } from '@matka/contracts/decoders/suggestions';
import { client } from './client.ts';

/** What suggestions are asked for; the payload belongs to the bet type id. */
export type SuggestionQuestion = {
  [Id in SuggestionBetTypeId]: {
    bet_type_id: Id;
    market_id?: number | undefined;
    payload: SuggestionPayloads[Id];
  };
}[SuggestionBetTypeId];

/** POST /betting/suggestions/. `signal` gives up a question that a newer one replaces. */
export function getSuggestions(
  body: SuggestionQuestion,
  signal?: AbortSignal,
): Promise<Suggestions> {
  return client.request(suggestions, {
    method: 'POST',
    path: '/betting/suggestions/',
    body,
    signal,
  });
}
