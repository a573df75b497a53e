import { PayoutResponse } from '@matka/contracts/api/payouts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

let rates: ReadonlyMap<string, number> = new Map();

/** GET /admin/payout-multipliers/: for players, despite its path. */
export async function getPayouts(page = 1): Promise<PayoutResponse> {
  const response = await client.request(PayoutResponse, {
    method: 'GET',
    path: '/admin/payout-multipliers/',
    query: { page },
  });
  rates = new Map(
    response.data.map(({ bet_type, payout_config }) => [bet_type.name, payout_config.multiply_by]),
  );
  return response;
}

/** The rate of a bet type, if rates were fetched since the page was loaded and have one above 0. */
export function rateOf(betTypeName: string): number | undefined {
  const rate = rates.get(betTypeName);
  return rate !== undefined && rate > 0 ? rate : undefined;
}

/** The first page of the payout rates, fetched on every mount. */
export function usePayouts(): Fetched<PayoutResponse> {
  return useFetched(keys.payouts(1), () => getPayouts(1), { revalidateOnMount: true });
}
