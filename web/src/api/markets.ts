import { type Market, MarketsResponse } from '@matka/contracts/api/markets';
import type { OpaqueId } from '@matka/contracts/api/schema';
import { readResponse } from '@matka/contracts/client/read-response';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { proxy, useSnapshot } from 'valtio';
import { config } from '../config.ts';
import { hostNow } from '../lib/host-time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { useHostNow } from '../lib/use-host-now.ts';
import { isSameDay, mayHaveNews } from '../matka/market-clock.ts';
import { client } from './client.ts';
import { marketsRequest, sentAt } from './first-requests.ts';
import { keys } from './keys.ts';
import { keepSeen, type Seen } from './last-seen.ts';
import { type Fetched, type FetchState, type FetchStatus, useFetched, useLastSeen } from './swr.ts';

const last = proxy<{ at?: number }>({});

/**
 * Fetches the markets. Their time is the header Date; if that lies outside the request, as on a phone that slept, the time
 * of the request.
 */
export async function getMarkets(): Promise<MarketsResponse> {
  return keepSeen('markets', '', fetchMarkets);
}

async function fetchMarkets(): Promise<MarketsResponse> {
  const sent = sentAt(marketsRequest());
  const response = await client.exchangeAsPlayer(marketsRequest());
  const list = readResponse(MarketsResponse, response);
  const requestedAt = hostNow() - Math.max(0, Date.now() - sent);
  const saidAt = Date.parse(response.date ?? '');
  const waited = saidAt - requestedAt;
  last.at = waited >= 0 && waited <= REQUEST_TIMEOUT ? saidAt : requestedAt;
  return list;
}

/** The host's time of the last request for the markets, in milliseconds; undefined before the first. */
export function useMarketsTime(): number | undefined {
  return useSnapshot(last).at;
}

/** Clears the cached markets, so that the next screen fetches them again. */
export function useForgetMarkets(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(keys.markets(config().appId), undefined, { revalidate: false });
}

/** The markets, fetched once for home, filter dialog and chart; only `retry` fetches again. */
export function useMarkets(): Fetched<MarketsResponse> {
  return useFetched(keys.markets(config().appId), getMarkets);
}

/** The cached markets; sends no request. */
export const useKnownMarkets = (): MarketsResponse | undefined =>
  useFetched(keys.markets(config().appId), getMarkets, { revalidateOnMount: false }).data;

/** The stored markets, while they cannot be fetched. */
export const useSeenMarkets = (
  fetched: FetchState<MarketsResponse>,
): Seen<MarketsResponse> | undefined => useLastSeen(fetched, 'markets', '', MarketsResponse);

const MINUTE = 60_000;

/** Fetches the markets again once they are outdated, and then every minute until they have arrived. */
export function useRenewal(isOutdated: boolean, now: number, retry: () => void): void {
  const minute = Math.floor(now / MINUTE);
  const renew = useEffectEvent(retry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a minute is another attempt.
  useEffect(() => {
    if (isOutdated) renew();
  }, [isOutdated, minute]);
}

/** A market of today's list as the host sent it, and the host's time of the list in milliseconds. */
export interface FoundMarket {
  readonly market: Market;
  readonly since: number;
}

export interface MarketLookup {
  readonly status: FetchStatus;
  readonly retry: () => void;
  readonly found?: FoundMarket;
}

/**
 * Looks a market up in the list by its id, or by the text of the id, as in an address. The list is renewed when one of
 * the market's times or the day has passed since. A list of another day is still pending. Fulfilled without `found` if
 * the host has no such market today.
 */
export function useMarket(id: OpaqueId): MarketLookup {
  const { status, data, retry } = useMarkets();
  const since = useMarketsTime();
  const now = useHostNow();
  const market = data?.find((each) => String(each.id) === String(id));
  const isOutdated =
    data !== undefined && since !== undefined && mayHaveNews(market ? [market] : [], since, now);
  useRenewal(isOutdated, now, retry);
  if (since === undefined || !isSameDay(since, now))
    return { status: status === 'rejected' ? status : 'pending', retry };
  if (market) return { status: 'fulfilled', retry, found: { market, since } };
  return { status, retry };
}
