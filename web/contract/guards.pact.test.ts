import { fromState, type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import { expect, it } from 'vitest';
import { getMarkets } from '../src/api/markets.ts';
import { getPayouts } from '../src/api/payouts.ts';
import { asPlayer } from './client.ts';

/** Failed interactions are not written to the pact. */
const marketsInteraction = (description: string): InteractionSpec => ({
  state: 'usual',
  description,
  safety: 'read',
  endpoint: 'markets',
  request: { query: { app_id: fromState('app_id') } },
  response: { status: 'success', body: [] },
});

it('an interaction fails with an error that names the unexpected request, not with the client’s error', async () => {
  const other = interaction(
    marketsInteraction('the client sends another request'),
    asPlayer(getPayouts),
  );
  await expect(other).rejects.toThrow(/was not expected[\s\S]*Path: \/admin\/payout-multipliers\//);
});

it('an interaction fails if the client sends no request', async () => {
  const none = interaction(
    marketsInteraction('the client sends no request'),
    asPlayer(async () => []),
  );
  await expect(none).rejects.toThrow(/expected but not received[\s\S]*Path: \/markets\//);
});

it('an interaction must have a unique description', async () => {
  const taken = marketsInteraction('a taken description');
  await expect(
    interaction(
      taken,
      asPlayer(async () => []),
    ),
  ).rejects.toThrow();
  await expect(interaction(taken, asPlayer(getMarkets))).rejects.toThrow(
    'Two interactions are named "a taken description".',
  );
});
