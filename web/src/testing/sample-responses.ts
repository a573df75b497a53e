import { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { BettingResponse } from '@matka/contracts/api/betting';
import { HistoryResponse } from '@matka/contracts/api/history';
import { HomepageResponse } from '@matka/contracts/api/homepage';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { PayoutResponse } from '@matka/contracts/api/payouts';
import { ResultsResponse } from '@matka/contracts/api/results';
import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { LoginResponse } from '@matka/contracts/api/users';
import { sampleOf } from '@matka/contracts/reading/sample';

/** Responses with a value for every field that is declared. */
export const sampleResponses = {
  login: sampleOf(LoginResponse),
  homepage: sampleOf(HomepageResponse),
  markets: sampleOf(MarketsResponse),
  betTypes: sampleOf(BetTypesResponse),
  history: sampleOf(HistoryResponse),
  results: sampleOf(ResultsResponse),
  payouts: sampleOf(PayoutResponse),
  suggestions: sampleOf(SuggestionResponse),
  betting: sampleOf(BettingResponse),
};
