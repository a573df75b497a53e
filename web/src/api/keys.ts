import type { HistoryQuery } from '@matka/contracts/api/history';
import type { ResultsQuery } from '@matka/contracts/api/results';

/** SWR keys: the path, then the parameters of the response. */
export const keys = {
  homepage: (appId: string) => ['/homepage/', appId] as const,
  markets: (appId: string) => ['/markets/', appId] as const,
  betTypes: (appId: string) => ['/bet-types/', appId] as const,
  history: (visit: number, query: HistoryQuery) => ['/bets/history/', visit, query] as const,
  results: (visit: number, query: ResultsQuery) =>
    ['/markets/results/monthly/', visit, query] as const,
  payouts: (visit: number, page: number) => ['/admin/payout-multipliers/', visit, page] as const,
};
