import { fromState, type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import { describe, expect, it } from 'vitest';
import { getMarkets } from '../src/api/markets.ts';
import { getPayouts } from '../src/api/payouts.ts';
import { asPlayer } from './client.ts';

/** None of these reaches the pact: an interaction that fails is not written. */
const exchange = (description: string): InteractionSpec => ({
  state: 'usual',
  description,
  safety: 'read',
  endpoint: 'markets',
  request: { query: { app_id: fromState('app_id') } },
  response: { status: 'success', body: [] },
});

describe('an interaction', () => {
  it('fails with what the client did otherwise, not with what came of that', async () => {
    const other = interaction(exchange('the client asks for something else'), asPlayer(getPayouts));
    await expect(other).rejects.toThrow(
      /was not expected[\s\S]*Path: \/admin\/payout-multipliers\//,
    );
  });

  it('fails when the client does not ask', async () => {
    const silent = interaction(
      exchange('the client is silent'),
      asPlayer(async () => []),
    );
    await expect(silent).rejects.toThrow(/expected but not received[\s\S]*Path: \/markets\//);
  });

  it('has a name of its own', async () => {
    const named = exchange('a name that is taken');
    await expect(
      interaction(
        named,
        asPlayer(async () => []),
      ),
    ).rejects.toThrow();
    await expect(interaction(named, asPlayer(getMarkets))).rejects.toThrow(
      'Two interactions are named "a name that is taken".',
    );
  });
});
