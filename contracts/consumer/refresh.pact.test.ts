import { refresh } from '@matka/web/src/api/refresh';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { fromState, interaction } from '../src/interaction.ts';
import { detail } from '../src/shapes/errors.ts';
import { exampleValues } from '../src/states.ts';
import { anonymousAt, failureOf } from './client.ts';

const request = {
  method: 'POST' as const,
  path: '/token/refresh/',
  body: { refresh: fromState('refresh') },
};

describe('POST /token/refresh/', () => {
  it('[API-08] [API-09] gives a new access token for a good refresh token', async () => {
    const answer = await interaction(
      {
        state: 'access-token-expired',
        description: 'a refresh with a good refresh token',
        safety: 'session',
        request,
        response: { status: 200, body: { access: MatchersV3.string('new-access-token') } },
      },
      (baseUrl) => {
        anonymousAt(baseUrl);
        return refresh({ refresh: exampleValues.refresh });
      },
    );
    expect(answer.access).toBe('new-access-token');
  });

  it('is refused with 401 when the refresh token is no longer good', async () => {
    const failure = await interaction(
      {
        state: 'refresh-refused',
        description: 'a refresh with a refused refresh token',
        safety: 'session',
        request,
        response: { status: 401, body: detail },
      },
      (baseUrl) => {
        anonymousAt(baseUrl);
        return failureOf(refresh({ refresh: exampleValues.refresh }));
      },
    );
    expect(failure.status).toBe(401);
  });
});
