import { fromState, type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { describe, expect, it } from 'vitest';
import { refresh } from '../src/api/refresh.ts';
import { refreshFailureText } from '../src/api/refresh-failure-text.ts';
import { apiErrorOf, asVisitor } from './client.ts';
import { filled, text } from './matchers/primitives.ts';

const renew = (token: string = exampleValues.refresh) => refresh({ refresh: token });

type Wanted = Pick<InteractionSpec, 'state' | 'given' | 'description' | 'response'>;

const exchange = (wanted: Wanted): InteractionSpec => ({
  ...wanted,
  safety: 'session',
  endpoint: 'refresh',
  request: { body: { refresh: fromState('refresh') } },
});

const refused = (wanted: Wanted) =>
  interaction(
    exchange(wanted),
    asVisitor(() => apiErrorOf(renew())),
  );

describe('POST /token/refresh/', () => {
  it('gives a new access token for a good refresh token', {
    tags: ['@API-08', '@API-09', '@ROLE-03'],
  }, async () => {
    const answer = await interaction(
      exchange({
        state: 'usual',
        description: 'a refresh with a good refresh token',
        response: { status: 'success', body: { access: filled('new-access-token') } },
      }),
      asVisitor(() => renew()),
    );
    expect(answer).toEqual({ access: 'new-access-token' });
  });

  it('is refused with 401 when the refresh token is no longer good', async () => {
    const failure = await refused({
      state: 'refresh-refused',
      description: 'a refresh with a refused refresh token',
      response: { status: 401 },
    });
    expect(refreshFailureText(failure)).toBe('Refresh token expired. Please login again.');
  });

  it('is refused with 400 without a refresh token', async () => {
    const failure = await interaction(
      {
        state: 'usual',
        description: 'a refresh with an empty refresh token',
        safety: 'session',
        endpoint: 'refresh',
        request: { body: { refresh: '' } },
        response: { status: 400 },
      },
      asVisitor(() => apiErrorOf(renew(''))),
    );
    expect(refreshFailureText(failure)).toBe('Invalid refresh token. Please login again.');
  });

  it.each([
    [403, 'a refresh of a player who may not have one', '6200000004', 'Access denied.'],
    [404, 'a refresh at a host without this service', '6200000005', 'Token refresh not supported.'],
    [500, 'a refresh at a host that breaks down', '6200000001', 'Session expired.'],
  ] as const)('may be refused with %i', async (status, description, player, said) => {
    const failure = await refused({
      state: 'usual',
      given: { player },
      description,
      response: { status },
    });
    expect(refreshFailureText(failure)).toBe(`${said} Please login again.`);
  });

  it('may say that it is not supported', async () => {
    const words = text(
      '[\\s\\S]*not support[\\s\\S]*refresh[\\s\\S]*',
      'We do not support refresh.',
    );
    const failure = await refused({
      state: 'usual',
      given: { player: '6200000007' },
      description: 'a refresh that the host does not support',
      response: { status: [400, 404, 405, 501], body: { detail: words } },
    });
    expect(refreshFailureText(failure)).toMatch(/^This API does not support/);
  });
});
