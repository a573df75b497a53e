import { getSuggestions } from '@matka/web/src/api/suggestions';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { fromState, interaction } from '../src/interaction.ts';
import { bettingError } from '../src/shapes/errors.ts';
import { id, pana } from '../src/shapes/primitives.ts';
import { exampleValues } from '../src/states.ts';
import { failureOf, signedInAt } from './client.ts';

const { eachLike, string } = MatchersV3;

const ask = (digits: string[]) => ({
  method: 'POST' as const,
  path: '/betting/suggestions/',
  bearer: true,
  body: { bet_type_id: 14, market_id: fromState('market_id'), payload: { digits } },
});

describe('POST /betting/suggestions/', () => {
  it('[API-19] [API-20] [ENT-12] [SUGG-11] gives the panas of an SP Motor', async () => {
    const { suggestions } = await interaction(
      {
        state: 'fresh',
        description: 'suggestions for an SP Motor',
        safety: 'read',
        request: ask(['1', '2', '3', '4']),
        response: {
          status: 200,
          body: {
            suggestions: { combinations: eachLike(pana('123')) },
            bet_type: { id: id(14), name: string('SP Motor'), code: string('sp_motor') },
          },
        },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return getSuggestions({
          bet_type_id: 14,
          market_id: exampleValues.market_id,
          payload: { digits: ['1', '2', '3', '4'] },
        });
      },
    );
    expect(suggestions.combinations).toEqual(['123']);
  });

  it('[API-21] are refused with the field error when the payload makes no sense', async () => {
    const failure = await interaction(
      {
        state: 'fresh',
        description: 'suggestions for an SP Motor of one digit',
        safety: 'read',
        request: ask(['1']),
        response: { status: 400, body: bettingError },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return failureOf(
          getSuggestions({
            bet_type_id: 14,
            market_id: exampleValues.market_id,
            payload: { digits: ['1'] },
          }),
        );
      },
    );
    expect(failure.body).toHaveProperty('error');
  });
});
