import { exactly } from '@matka/contracts/pact/example';
import { interaction } from '@matka/contracts/pact/interaction';
import { describe, expect, it } from 'vitest';
import { gameRatesErrorText } from '../src/api/fetch-error-text.ts';
import { getPayouts } from '../src/api/payouts.ts';
import { english } from '../src/testing/english.ts';
import { apiErrorOf, asPlayer } from './client.ts';

describe('GET /admin/payout-multipliers/', () => {
  it('returns the game rates', {
    tags: ['@API-41', '@API-42', '@ENT-17', '@ENT-20', '@ROLE-02'],
  }, async () => {
    const rate = {
      bet_type: { name: 'Single Digit' },
      payout_config: { multiply_by: 9.5 },
    };
    const { data, pagination } = await interaction(
      {
        state: 'usual',
        description: 'the game rates',
        safety: 'read',
        endpoint: 'payouts',
        request: { query: { page: '1' } },
        response: {
          status: 'success',
          body: {
            data: [rate],
            pagination: { current_page: exactly(1), has_previous: exactly(false) },
          },
        },
      },
      asPlayer(() => getPayouts()),
    );
    expect(data).toEqual([
      { bet_type: { name: 'Single Digit' }, payout_config: { multiply_by: 9.5 } },
    ]);
    expect(pagination).toMatchObject({ current_page: 1, has_previous: false });
  });

  it('may fail with a message', async () => {
    const message = 'The rates are being changed.';
    const failure = await interaction(
      {
        state: 'usual',
        given: { player: '6100000011' },
        description: 'the game rates with an internal error',
        safety: 'read',
        endpoint: 'payouts',
        request: { query: { page: '1' } },
        response: { status: 500, body: { message } },
      },
      asPlayer(() => apiErrorOf(getPayouts())),
    );
    expect(english(gameRatesErrorText(failure))).toBe(message);
  });
});
