import type { HistoryQuery } from '@matka/contracts/api/history';
import {
  type BetRecord,
  betRecord,
  type History,
  history,
} from '@matka/contracts/decoders/history';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

type HistoryReader = (records: readonly BetRecord[]) => void;
const readers = new Set<HistoryReader>();

/** Calls `reader` with the records of every page of the history that arrives from now on. */
export function onHistoryRead(reader: HistoryReader): void {
  readers.add(reader);
}

/** GET /bets/history/: one page of the player's bets, newest first. */
export async function getHistory(query: HistoryQuery): Promise<History> {
  const page = await client.request(history, { method: 'GET', path: '/bets/history/', query });
  for (const reader of readers) reader(page.data);
  return page;
}

/** GET /betting/history/: part of the API, used by no screen. */
export function getBettingHistory(): Promise<History> {
  return client.request(history, { method: 'GET', path: '/betting/history/' });
}

/** GET /betting/{id}/: one bet; part of the API, used by no screen. */
export function getBet(id: number): Promise<BetRecord> {
  return client.request(betRecord, { method: 'GET', path: `/betting/${id}/` });
}

/** A page of the history, fetched on every mount; the previous page stays until it is loaded. */
export function useHistory(query: HistoryQuery): Fetched<History> {
  const visit = useMountId();
  return useFetched(keys.history(visit, query), () => getHistory(query), {
    keepPreviousData: true,
  });
}
