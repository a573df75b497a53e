import type {
  SuggestionBetTypeId,
  SuggestionPayloads,
  SuggestionResponse,
} from '@matka/contracts/api/suggestions';
import { request } from './client.ts';
import { entity } from './read.ts';
import { fieldsOf } from './server-text.ts';

/** What suggestions are asked for; the payload belongs to the bet type id. */
export type SuggestionQuestion = {
  [Id in SuggestionBetTypeId]: {
    bet_type_id: Id;
    market_id?: number | undefined;
    payload: SuggestionPayloads[Id];
  };
}[SuggestionBetTypeId];

/** The list itself is read where it is used: hosts put it in different places. */
const readSuggestions = entity<SuggestionResponse>(
  { suggestions: (value) => fieldsOf(value) as SuggestionResponse['suggestions'] | undefined },
  'suggestions',
);

/** POST /betting/suggestions/. `signal` gives up a question that a newer one replaces. */
export function getSuggestions(
  body: SuggestionQuestion,
  signal?: AbortSignal,
): Promise<SuggestionResponse> {
  return request({
    method: 'POST',
    path: '/betting/suggestions/',
    body,
    signal,
    read: readSuggestions,
  });
}
