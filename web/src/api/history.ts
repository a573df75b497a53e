import type { HistoryQuery } from '@matka/contracts/api/history';
import { readResponse } from '@matka/contracts/client/read-response';
import {
  type BetRecord,
  betRecord,
  type History,
  history,
} from '@matka/contracts/decoders/history';
import { decode } from '@matka/contracts/decoding/decode';
import { number } from '@matka/contracts/decoding/values';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

type HistoryReader = (records: readonly BetRecord[]) => void;
const readers = new Set<HistoryReader>();

/** Calls `reader` with the records of every page of the history that arrives from now on. */
export function onHistoryRead(reader: HistoryReader): void {
  readers.add(reader);
}

function announce(page: History): void {
  for (const reader of readers) reader(page.data);
}

/** GET /bets/history/: one page of the player's bets, newest first. */
export async function getHistory(query: HistoryQuery): Promise<History> {
  const page = await client.request(history, { method: 'GET', path: '/bets/history/', query });
  announce(page);
  return page;
}

/** A page of the history with what its records alone do not tell. */
export interface HistoryPage extends History {
  /** Ids of the entries that could not be read; null for one without a usable id. */
  readonly unread?: readonly (number | null)[];
  /** The host's time of the response in milliseconds, by its header Date; undefined without one. */
  readonly servedAt?: number | undefined;
}

const isEntry = /^\$\.data\[\d+\]$/;

const idOf = (entry: unknown): number | null =>
  typeof entry === 'object' && entry !== null && 'id' in entry
    ? (decode(number, entry.id) ?? null)
    : null;

/** GET /bets/history/: one page of all bets, to look for a bet in it. */
export async function readHistoryPage(page: number): Promise<HistoryPage> {
  const path = '/bets/history/';
  const response = await client.exchangeAsPlayer({ method: 'GET', path, query: { page } });
  const unread: (number | null)[] = [];
  const read = readResponse(history, response, ({ place, found, value }) => {
    if (value === undefined && isEntry.test(place)) unread.push(idOf(found));
  });
  announce(read);
  return { ...read, unread, servedAt: Date.parse(response.date ?? '') || undefined };
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
