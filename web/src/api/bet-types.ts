import { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { config } from '../config.ts';
import { BET_TYPES_TIMEOUT } from '../lib/timings.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

export function getBetTypes(): Promise<BetTypesResponse> {
  return client.request(BetTypesResponse, {
    method: 'GET',
    path: '/bet-types/',
    query: { app_id: config().appId },
    timeoutMs: BET_TYPES_TIMEOUT,
  });
}

/** The bet types, fetched once per page load. */
export function useBetTypes(): Fetched<BetTypesResponse> {
  return useFetched(keys.betTypes(config().appId), getBetTypes);
}
