import { type BetTypes, betTypes } from '@matka/contracts/decoders/bet-types';
import { config } from '../config.ts';
import { BET_TYPES_TIMEOUT } from '../lib/timings.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

/** GET /bet-types/. */
export function getBetTypes(): Promise<BetTypes> {
  return client.request(betTypes, {
    method: 'GET',
    path: '/bet-types/',
    query: { app_id: config().appId },
    timeoutMs: BET_TYPES_TIMEOUT,
  });
}

/** The bet types, fetched once per page load. */
export function useBetTypes(): Fetched<BetTypes> {
  return useFetched(keys.betTypes(config().appId), getBetTypes);
}
