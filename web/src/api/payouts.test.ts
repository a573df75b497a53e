import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { getPayouts, rateOf } from './payouts.ts';

const rate = (id: number, name: string, multiply_by: number) => ({
  id,
  bet_type: { id, name },
  payout_config: { multiply_by },
});
const pagination = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };

let api: ApiServer;
beforeEach(async () => {
  const data = [rate(1, 'Single Digit', 9.5), rate(2, 'Jodi', 0), rate(3, 'Odd', -1)];
  api = await startApi(() => ({ body: { data, pagination } }));
  signInForTest();
});
afterEach(() => api.close());

it('the rate of a bet type is known once rates were fetched, if it is above 0', async () => {
  const names = ['Single Digit', 'Jodi', 'Odd', 'Full Sangam'];
  expect(names.map(rateOf)).toEqual([undefined, undefined, undefined, undefined]);
  await getPayouts();
  expect(names.map(rateOf)).toEqual([9.5, undefined, undefined, undefined]);
});
