import type { HistoryQuery } from '@matka/contracts/api/history';
import type { ResultsQuery } from '@matka/contracts/api/results';

/** SWR keys: the path, then the parameters of the response. */
export const keys = {
  homepage: (appId: string) => ['/homepage/', appId] as const,
  markets: (appId: string) => ['/markets/', appId] as const,
  betTypes: (appId: string) => ['/bet-types/', appId] as const,
  history: (query: HistoryQuery) => ['/bets/history/', query] as const,
  results: (query: ResultsQuery) => ['/markets/results/monthly/', query] as const,
  payouts: ['/admin/payout-multipliers/'] as const,
};
