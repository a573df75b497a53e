import type { MarketsResponse } from '@matka/contracts/api/markets';
import { config } from '../config.ts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { isList } from './shape.ts';
import { type Fetched, useFetched } from './swr.ts';

/** GET /markets/: the markets in the order of the host. */
export function getMarkets(): Promise<MarketsResponse> {
  return request({
    method: 'GET',
    path: '/markets/',
    query: { app_id: config().appId },
    accepts: isList,
  });
}

/** The markets: one fetch serves home, filter dialog and chart; only `retry` fetches anew. */
export function useMarkets(): Fetched<MarketsResponse> {
  return useFetched(keys.markets(config().appId), getMarkets);
}
