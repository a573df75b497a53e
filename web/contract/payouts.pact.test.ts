import { exactly } from '@matka/contracts/pact/example';
import { expect, it } from 'vitest';
import { gameRatesErrorText } from '../src/api/fetch-error-text.ts';
import { getPayouts } from '../src/api/payouts.ts';
import { english } from '../src/testing/english.ts';
import { fails, reads } from './client.ts';

const page = { endpoint: 'payouts', request: { query: { page: '1' } } } as const;

it('GET /admin/payout-multipliers/ returns the game rates', {
  tags: ['@API-41', '@API-42', '@ENT-17', '@ENT-20', '@ROLE-02'],
}, async () => {
  const rate = { bet_type: { name: 'Single Digit' }, payout_config: { multiply_by: 9.5 } };
  const pages = { current_page: exactly(1), has_previous: exactly(false) };
  const { data, pagination } = await reads(
    { ...page, description: 'the game rates', body: { data: [rate], pagination: pages } },
    () => getPayouts(),
  );
  expect(data).toEqual([rate]);
  expect(pagination).toMatchObject({ current_page: 1, has_previous: false });
});

it('GET /admin/payout-multipliers/ may fail with a message', async () => {
  const message = 'The rates are being changed.';
  const failure = await fails(
    {
      ...page,
      given: { player: '6100000011' },
      description: 'the game rates with an internal error',
      response: { status: 500, body: { message } },
    },
    () => getPayouts(),
  );
  expect(english(gameRatesErrorText(failure))).toBe(message);
});
