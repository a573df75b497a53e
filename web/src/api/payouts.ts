import { type Payouts, payouts } from '@matka/contracts/decoders/payouts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched, useMountId } from './swr.ts';

/** GET /admin/payout-multipliers/: for players, in spite of its path. */
export function getPayouts(page = 1): Promise<Payouts> {
  return client.request(payouts, {
    method: 'GET',
    path: '/admin/payout-multipliers/',
    query: { page },
  });
}

/** The first page of the payout rates, fetched on every mount. */
export function usePayouts(): Fetched<Payouts> {
  return useFetched(keys.payouts(useMountId(), 1), () => getPayouts(1));
}
