import type { Market, MarketsResponse } from '@matka/contracts/api/markets';
import { config } from '../config.ts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { drawn, entity, listById, matching, name, number, or } from './read.ts';
import { type Fetched, useFetched } from './swr.ts';

const clock = or(matching(/^\d\d:\d\d(:\d\d)?$/), '');

/** Every market of the answer that can be told from the others. */
export const readMarkets = listById<Market>(
  entity(
    {
      id: number,
      name,
      open_time: clock,
      close_time: clock,
      open_result_time: clock,
      close_result_time: clock,
      current_status: or(number, 0),
      current_status_name: name,
      ...drawn,
    },
    'id',
  ),
);

/** GET /markets/: the markets in the order of the host. */
export function getMarkets(): Promise<MarketsResponse> {
  return request({
    method: 'GET',
    path: '/markets/',
    query: { app_id: config().appId },
    read: readMarkets,
  });
}

/** The markets: one fetch serves home, filter dialog and chart; only `retry` fetches anew. */
export function useMarkets(): Fetched<MarketsResponse> {
  return useFetched(keys.markets(config().appId), getMarkets);
}
