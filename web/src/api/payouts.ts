import type { PayoutItem, PayoutResponse } from '@matka/contracts/api/payouts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { entity, list, named, number, or, pagination } from './read.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

const payout = entity<PayoutItem>(
  {
    bet_type: named,
    payout_config: entity<PayoutItem['payout_config']>({ multiply_by: or(number, 0) }),
  },
  'payout_config',
);
const readPayouts = entity<PayoutResponse>(
  { data: list(payout), pagination },
  'data',
  'pagination',
);

/** GET /admin/payout-multipliers/: read by players in spite of its path. */
export function getPayouts(page = 1): Promise<PayoutResponse> {
  return request({
    method: 'GET',
    path: '/admin/payout-multipliers/',
    query: { page },
    read: readPayouts,
  });
}

/** The first page of the win rates, fetched anew by every visit of the screen. */
export function usePayouts(): Fetched<PayoutResponse> {
  return useFetched(keys.payouts(useMountId(), 1), () => getPayouts(1));
}
