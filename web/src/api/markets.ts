import { MarketsResponse } from '@matka/contracts/api/markets';
import { useSWRConfig } from 'swr';
import { proxy, useSnapshot } from 'valtio';
import { config } from '../config.ts';
import { hostNow } from '../lib/host-time.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

const last = proxy<{ at?: number }>({});

/** GET /markets/. Their time is that of the request: a phone may sleep for hours with the response on its way. */
export async function getMarkets(): Promise<MarketsResponse> {
  const sent = Date.now();
  const list = await client.request(MarketsResponse, {
    method: 'GET',
    path: '/markets/',
    query: { app_id: config().appId },
  });
  last.at = hostNow() - Math.max(0, Date.now() - sent);
  return list;
}

/** The host's time of the last request for the markets, in milliseconds; undefined before the first. */
export function useMarketsTime(): number | undefined {
  return useSnapshot(last).at;
}

/** The same outside rendering. */
export const marketsTime = (): number | undefined => last.at;

/** Clears the cached markets, so that the next screen fetches them again. */
export function useForgetMarkets(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(keys.markets(config().appId), undefined, { revalidate: false });
}

/** The markets, fetched once for home, filter dialog and chart; only `retry` fetches again. */
export function useMarkets(): Fetched<MarketsResponse> {
  return useFetched(keys.markets(config().appId), getMarkets);
}
