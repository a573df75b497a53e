import type { HistoryQuery } from '@matka/contracts/api/history';
import { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { readResponse } from '@matka/contracts/client/read-response';
import { read } from '@matka/contracts/reading/read';
import { createEvent } from '../lib/event.ts';
import type { SeenSlot } from '../lib/stored-player.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { keepSeen, type Seen } from './last-seen.ts';
import { type Fetched, useFetched, useLastSeen } from './swr.ts';

/** A page that a screen requested. */
export interface ShownPage {
  readonly query: HistoryQuery;
  readonly hasNext: boolean;
}

/** The records of a page with its query, which is absent if a submission's search read the page. */
const historyRead =
  createEvent<[records: readonly BetRecord[], isSearch: boolean, page?: ShownPage]>();

/** Calls a listener with the records of every page of the history that arrives, until the returned function is called. */
export const onHistoryRead = historyRead.follow;

/** The list behind a query if it has every win: all bets, or the won bets. */
export function listOf({ page: _, ...filter }: HistoryQuery): SeenSlot | undefined {
  const filtered = JSON.stringify(filter);
  if (filtered === '{}') return 'bids';
  return filtered === '{"bet_status":["won"]}' ? 'wins' : undefined;
}

/** The stored copy that a query reads: only the first page of such a list has one. */
const slotOf = (query: HistoryQuery) => (query.page === 1 ? listOf(query) : undefined);

async function fetchPage(query: HistoryQuery) {
  const path = '/bets/history/';
  const response = await client.exchangeAsPlayer({ method: 'GET', path, query });
  return { page: readResponse(HistoryResponse, response), response };
}

/** The entries of a page as the host sent them. */
const entriesIn = ({ text }: { text: string }): unknown[] =>
  (JSON.parse(text) as { data?: unknown[] }).data ?? [];

/** GET /bets/history/: one page of the player's bets, newest first. Fails if none of its entries can be read. */
export async function getHistory(query: HistoryQuery): Promise<HistoryResponse> {
  const fetchIt = async () => {
    const { page, response } = await fetchPage(query);
    const isUnreadable = page.data.length === 0 && entriesIn(response).length > 0;
    if (isUnreadable) throw new Error('No bet can be read');
    return page;
  };
  const slot = slotOf(query);
  const page = await (slot ? keepSeen(slot, '', fetchIt) : fetchIt());
  historyRead.announce(page.data, false, { query, hasNext: page.pagination.has_next });
  return page;
}

/** A page of the history with the further data that a search needs. */
export interface HistoryPage extends HistoryResponse {
  /** Ids of the entries that are unreadable or share an id with another bet; empty for one without an id. */
  readonly unread?: readonly string[];
  /** The host's time of the response in milliseconds, by its header Date; undefined without one. */
  readonly servedAt?: number | undefined;
}

const idOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'id' in entry
    ? (read(BetRecord.properties.id, entry.id).value ?? '')
    : '';

/** Ids that several different entries share. */
function repeatedIds(entries: readonly unknown[]): string[] {
  const texts = new Map<string, string>();
  return entries.map(idOf).filter((id, at) => {
    const text = JSON.stringify(entries[at]);
    const first = texts.get(id) ?? text;
    texts.set(id, first);
    return id !== '' && first !== text;
  });
}

/** GET /bets/history/: one page of all bets, to search for a bet. */
export async function readHistoryPage(number: number): Promise<HistoryPage> {
  const { page, response } = await fetchPage({ page: number });
  historyRead.announce(page.data, true);
  const entries = entriesIn(response).map((found) => ({
    found,
    value: read(BetRecord, found).value,
  }));
  const unread = entries.filter(({ value }) => value === undefined).map(({ found }) => idOf(found));
  const repeated = repeatedIds(entries.map(({ value }) => value)).map(() => '');
  return {
    ...page,
    unread: [...unread, ...repeated],
    servedAt: Date.parse(response.date ?? '') || undefined,
  };
}

/** GET /betting/history/: part of the API, used by no screen. */
export function getBettingHistory(): Promise<HistoryResponse> {
  return client.request(HistoryResponse, { method: 'GET', path: '/betting/history/' });
}

/** GET /betting/{id}/: one bet; part of the API, used by no screen. */
export function getBet(id: string): Promise<BetRecord> {
  return client.request(BetRecord, { method: 'GET', path: `/betting/${encodeURIComponent(id)}/` });
}

/** A page of the history with the query that it answers. */
export type QueriedPage = HistoryResponse & { readonly query: HistoryQuery };

/** A page of the history, fetched on every mount; the previous page stays until it is loaded. */
export function useHistory(query: HistoryQuery): Fetched<QueriedPage> {
  return useFetched(keys.history(query), async () => ({ ...(await getHistory(query)), query }), {
    keepPreviousData: true,
    revalidateOnMount: true,
  });
}

/** The stored first page of this history, while it cannot be fetched. */
export const useSeenHistory = (
  fetched: Fetched<HistoryResponse>,
  query: HistoryQuery,
): Seen<HistoryResponse> | undefined => useLastSeen(fetched, slotOf(query), '', HistoryResponse);
