import type { BetRecord, HistoryQuery, HistoryResponse } from '@matka/contracts/api/history';
import { request } from './client.ts';
import { readHistory } from './history-answer.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

/** GET /bets/history/: one page of the player's bets, newest first. */
export function getHistory(query: HistoryQuery): Promise<HistoryResponse> {
  return request({ method: 'GET', path: '/bets/history/', query, read: readHistory });
}

/** GET /betting/history/: part of the API, used by no screen. */
export function getBettingHistory(): Promise<HistoryResponse> {
  return request({ method: 'GET', path: '/betting/history/', read: readHistory });
}

/** GET /betting/{id}/: one bet; part of the API, used by no screen. */
export function getBet(id: number): Promise<BetRecord> {
  return request({ method: 'GET', path: `/betting/${id}/` });
}

/** A page of the history, fetched again on every mount; the page before stays until it is there. */
export function useHistory(query: HistoryQuery): Fetched<HistoryResponse> {
  const visit = useMountId();
  return useFetched(keys.history(visit, query), () => getHistory(query), {
    keepPreviousData: true,
  });
}
