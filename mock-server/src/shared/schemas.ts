import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The schemas of requests that the mock validates, as the contract's modules export them. */
export interface RequestSchemas {
  betting: Pick<typeof import('@matka/contracts/api/betting'), 'BettingRequest' | 'betPayloads'>;
  history: Pick<typeof import('@matka/contracts/api/history'), 'HistoryQuery'>;
  results: Pick<typeof import('@matka/contracts/api/results'), 'ResultsQuery'>;
  suggestions: Pick<
    typeof import('@matka/contracts/api/suggestions'),
    'SuggestionRequest' | 'suggestionPayloads'
  >;
  users: Pick<
    typeof import('@matka/contracts/api/users'),
    'LoginRequest' | 'RegisterRequest' | 'RefreshRequest'
  >;
}

/**
 * The contract's schemas of requests as JSON, loaded on first use. TypeBox, which makes them, has hundreds of files
 * and takes 7 MB of memory; a test keeps the file equal to the contract.
 */
export const requestSchemas = (): RequestSchemas => require('./request-schemas.json');
