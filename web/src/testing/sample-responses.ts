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

/** The declarations of the responses that screens read. */
export const declarations = {
  login: LoginResponse,
  homepage: HomepageResponse,
  markets: MarketsResponse,
  betTypes: BetTypesResponse,
  history: HistoryResponse,
  results: ResultsResponse,
  payouts: PayoutResponse,
  suggestions: SuggestionResponse,
  betting: BettingResponse,
} as const;

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

const { data, pagination } = sampleResponses.history;
const { days } = sampleResponses.results;

/** Other responses, in which other fields decide what a screen shows. */
export const otherSamples: Partial<Record<keyof typeof sampleResponses, unknown>> = {
  /** Bets without sub-bets, whose numbers and points are their own. */
  history: {
    data: data.map(({ bet_details: { placed_bets: _, ...details }, ...bet }) => ({
      ...bet,
      id: 42,
      bet_details: details,
    })),
    pagination,
  },
  results: { days },
  /** Those of Red Bracket. */
  suggestions: { suggestions: { combinations: { jodis: ['05', '16'] } } },
};
