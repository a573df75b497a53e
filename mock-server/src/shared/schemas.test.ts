import { BettingRequest, betPayloads } from '@matka/contracts/api/betting';
import { HistoryQuery } from '@matka/contracts/api/history';
import { ResultsQuery } from '@matka/contracts/api/results';
import { SuggestionRequest, suggestionPayloads } from '@matka/contracts/api/suggestions';
import { LoginRequest, RefreshRequest, RegisterRequest } from '@matka/contracts/api/users';
import { expect, it } from 'vitest';
import { type RequestSchemas, requestSchemas } from './schemas.ts';

const contract: RequestSchemas = {
  betting: { BettingRequest, betPayloads },
  history: { HistoryQuery },
  results: { ResultsQuery },
  suggestions: { SuggestionRequest, suggestionPayloads },
  users: { LoginRequest, RegisterRequest, RefreshRequest },
};

/** With `--update` the test writes the file anew. */
it('validates requests by the schemas of the contract', async () => {
  const text = `${JSON.stringify(contract, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('request-schemas.json');
  expect(Object.keys(requestSchemas())).toEqual(Object.keys(contract));
});
