import type { PayoutResponse } from '@matka/contracts/api/payouts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { isPage } from './shape.ts';
import { type Fetched, useFetched, useVisit } from './swr.ts';

/** GET /admin/payout-multipliers/: read by players in spite of its path. */
export function getPayouts(page = 1): Promise<PayoutResponse> {
  return request({
    method: 'GET',
    path: '/admin/payout-multipliers/',
    query: { page },
    accepts: isPage,
  });
}

/** The first page of the win rates, fetched anew by every visit of the screen. */
export function usePayouts(): Fetched<PayoutResponse> {
  return useFetched(keys.payouts(useVisit(), 1), () => getPayouts(1));
}
