import { expect, it } from 'vitest';
import { betPayloads } from '../api/betting.ts';
import {
  type EndpointName,
  endpointNames,
  endpointOf,
  endpoints,
  endpointTitle,
} from '../api/endpoints.ts';
import { suggestionPayloads } from '../api/suggestions.ts';
import type { PactInteraction } from './pact.ts';
import { committedInteractions } from './pact-file.ts';

const interactions = committedInteractions();
const endpointOfInteraction = ({ request }: PactInteraction) =>
  endpointOf(request.method, request.path);
const ofEndpoint = (name: EndpointName) =>
  interactions.filter((one) => endpointOfInteraction(one) === name);
const succeeds = ({ response }: PactInteraction) => response.status < 400;
const fails = (one: PactInteraction) => !succeeds(one);
const idIn = ({ request }: PactInteraction): string => {
  const content = request.body?.content as { bet_type_id?: number } | undefined;
  return String(content?.bet_type_id);
};

it.each(endpointNames.map((name) => [endpointTitle(name), name] as const))(
  'the pact covers %s',
  (_, name) => {
    expect(ofEndpoint(name).filter(succeeds)).not.toEqual([]);
  },
);

it.each(Object.keys(suggestionPayloads))('the pact covers suggestions of bet type %s', (id) => {
  const ids = ofEndpoint('suggestions').filter(succeeds).map(idIn);
  expect(ids).toContain(id);
});

it('the pact covers every payload of bets', () => {
  const sent = new Set(ofEndpoint('betting').filter(succeeds).map(idIn));
  const payloads = Map.groupBy(Object.entries(betPayloads), ([, payload]) => payload);
  const uncovered = [...payloads.values()].filter((types) => !types.some(([id]) => sent.has(id)));
  expect(uncovered).toEqual([]);
});

it.each(['register', 'login', 'refresh', 'suggestions', 'betting', 'bet'] as const)(
  'the pact covers an error response of %s',
  (name) => {
    expect(ofEndpoint(name).filter(fails)).not.toEqual([]);
  },
);

it('the pact contains no unknown endpoint', () => {
  expect(interactions.filter((one) => endpointOfInteraction(one) === undefined)).toEqual([]);
});

it('the pact sends the access token to all endpoints except registration, login and refresh', {
  tags: ['@ROLE-02', '@ROLE-03'],
}, () => {
  for (const one of interactions) {
    const name = endpointOfInteraction(one);
    const bearer = one.request.headers?.Authorization !== undefined;
    expect([one.description, bearer]).toEqual([one.description, name && endpoints[name].bearer]);
  }
  const withoutToken = endpointNames.filter((name) => !endpoints[name].bearer);
  expect(withoutToken).toEqual(['register', 'login', 'refresh']);
});

it('the pact uses paths with a trailing slash', { tags: ['@API-43'] }, () => {
  for (const { request } of interactions) expect(request.path).toMatch(/^\/.*\/$/);
});
