import { exampleValues } from '@matka/contracts/pact/provider-states';
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { fetchErrorText, fetchFallback } from '../src/api/fetch-error-text.ts';
import { getBet } from '../src/api/history.ts';
import { english } from '../src/testing/english.ts';
import { fails, reads } from './client.ts';
import { detail } from './examples/errors.ts';
import { record } from './examples/history.ts';

const id = String(exampleValues.bet_id);
/** An id that no host uses. */
const unknownId = '999999999';

it('GET /betting/{id}/ returns a bet of the player', {
  tags: ['@API-29', '@ROLE-02'],
}, async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Pact's own expression syntax
  const path = MatchersV3.fromProviderState('/betting/${bet_id}/', `/betting/${id}/`);
  const spec = { given: { bets: 'any' }, description: 'a bet of the player' } as const;
  const bet = await reads({ ...spec, endpoint: 'bet', request: { path }, body: record }, () =>
    getBet(id),
  );
  expect(bet).toMatchObject({ id: '41', bet_type: { name: 'Single Digit' } });
});

it('GET /betting/{id}/ fails for an unknown bet with 404 and a detail', {
  tags: ['@API-29'],
}, async () => {
  const failure = await fails(
    {
      description: 'a bet that does not exist',
      endpoint: 'bet',
      request: { path: `/betting/${unknownId}/` },
      response: { status: 404, body: detail },
    },
    () => getBet(unknownId),
  );
  expect(failure.status).toBe(404);
  expect(english(fetchErrorText(failure, fetchFallback.betDetails))).toBe(detail.detail);
});
