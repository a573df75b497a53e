import { shaped } from '@matka/contracts/pact/example';
import { fromState, type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { client } from '../src/api/client.ts';
import { refreshFailureText } from '../src/api/refresh-failure-text.ts';
import { english } from '../src/testing/english.ts';
import { apiErrorOf, asVisitor } from './client.ts';

const sendRefresh = (token: string = exampleValues.refresh) => client.refresh(token);

type RefreshCase = Pick<InteractionSpec, 'state' | 'given' | 'description' | 'response'>;

const refreshInteraction = (refreshCase: RefreshCase): InteractionSpec => ({
  ...refreshCase,
  safety: 'session',
  endpoint: 'refresh',
  request: { body: { refresh: fromState('refresh') } },
});

const failedRefresh = (refreshCase: RefreshCase) =>
  interaction(
    refreshInteraction(refreshCase),
    asVisitor(() => apiErrorOf(sendRefresh())),
  );

it('POST /token/refresh/ returns a new access token', {
  tags: ['@API-08', '@API-09', '@ROLE-03'],
}, async () => {
  const response = await interaction(
    refreshInteraction({
      state: 'usual',
      description: 'a refresh with a valid refresh token',
      response: { status: 'success', body: { access: 'new-access-token' } },
    }),
    asVisitor(() => sendRefresh()),
  );
  expect(response).toEqual({ access: 'new-access-token' });
});

it('POST /token/refresh/ fails with 400 without a refresh token', async () => {
  const failure = await interaction(
    {
      state: 'usual',
      description: 'a refresh with an empty refresh token',
      safety: 'session',
      endpoint: 'refresh',
      request: { body: { refresh: '' } },
      response: { status: 400 },
    },
    asVisitor(() => apiErrorOf(sendRefresh(''))),
  );
  expect(english(refreshFailureText(failure))).toBe('Invalid refresh token. Please login again.');
});

it.each([
  [401, 'a refresh with an invalid refresh token', undefined, 'Refresh token expired.'],
  [403, 'a forbidden refresh', '6200000004', 'Access denied.'],
  [404, 'a refresh at a missing endpoint', '6200000005', 'Token refresh not supported.'],
  [500, 'a refresh with an internal error', '6200000001', 'Session expired.'],
] as const)(
  'POST /token/refresh/ may fail with %i',
  async (status, description, player, reason) => {
    const state = player ? 'usual' : 'refresh-refused';
    const given = player && { given: { player } };
    const failure = await failedRefresh({ state, ...given, description, response: { status } });
    expect(english(refreshFailureText(failure))).toBe(`${reason} Please login again.`);
  },
);

it('POST /token/refresh/ may not be supported', async () => {
  const detail = shaped(
    '[\\s\\S]*not support[\\s\\S]*refresh[\\s\\S]*',
    'We do not support refresh.',
  );
  const failure = await failedRefresh({
    state: 'usual',
    given: { player: '6200000007' },
    description: 'a refresh that the host does not support',
    response: { status: [400, 404, 405, 501], body: { detail } },
  });
  expect(english(refreshFailureText(failure))).toMatch(/^This API does not support/);
});
