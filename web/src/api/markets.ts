import { type Markets, markets } from '@matka/contracts/decoders/markets';
import { config } from '../config.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

/** GET /markets/: the markets in the order of the response. */
export function getMarkets(): Promise<Markets> {
  return client.request(markets, {
    method: 'GET',
    path: '/markets/',
    query: { app_id: config().appId },
  });
}

/** The markets, fetched once for home, filter dialog and chart; only `retry` fetches again. */
export function useMarkets(): Fetched<Markets> {
  return useFetched(keys.markets(config().appId), getMarkets);
}
