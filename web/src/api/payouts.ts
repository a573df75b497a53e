import { type PayoutItem, PayoutResponse } from '@matka/contracts/api/payouts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

/** GET /admin/payout-multipliers/, the first page: for players, despite its path. */
export function getPayouts(): Promise<PayoutResponse> {
  return client.request(PayoutResponse, {
    method: 'GET',
    path: '/admin/payout-multipliers/',
    query: { page: 1 },
  });
}

/** The payout rates, fetched on every mount. */
export function usePayouts(): Fetched<PayoutResponse> {
  return useFetched(keys.payouts, getPayouts, { revalidateOnMount: true });
}

/** Fetches the rates for `useRates`, once per page load and player; a failure is not shown. */
export function useFetchedRates(): readonly PayoutItem[] {
  return useFetched(keys.payouts, getPayouts).data?.data ?? [];
}

/** The rates that this or an earlier screen has fetched; none before. */
export function useRates(): readonly PayoutItem[] {
  const options = { revalidateOnMount: false };
  return useFetched(keys.payouts, getPayouts, options).data?.data ?? [];
}
