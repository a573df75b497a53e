import type { BetType, BetTypeConfig, BetTypesResponse } from '@matka/contracts/api/bet-types';
import { config } from '../config.ts';
import { BET_TYPES_TIMEOUT } from '../lib/timings.ts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { entity, flag, listById, name, number, oneOf, or } from './read.ts';
import { type Fetched, useFetched } from './swr.ts';

const betTypeConfig = entity<BetTypeConfig>({
  code: name,
  bet_direction: or(oneOf('open', 'close', 'both'), 'both'),
  default_direction: oneOf('open', 'close'),
  min_digit: number,
  max_digit: number,
  min_value: number,
  max_value: number,
  length: number,
  bulk: flag,
  requires_direction: flag,
  min_digits: number,
  max_digits: number,
});

/** Every bet type of the answer that has an id and a configuration. */
export const readBetTypes = listById<BetType>(
  entity({ id: number, name, config: betTypeConfig }, 'id', 'config'),
);

/** GET /bet-types/. */
export function getBetTypes(): Promise<BetTypesResponse> {
  return request({
    method: 'GET',
    path: '/bet-types/',
    query: { app_id: config().appId },
    timeoutMs: BET_TYPES_TIMEOUT,
    read: readBetTypes,
  });
}

/** The bet types, fetched once per page load. */
export function useBetTypes(): Fetched<BetTypesResponse> {
  return useFetched(keys.betTypes(config().appId), getBetTypes);
}
