import { describe, expect, it } from 'vitest';
import { betPayloads } from '../api/betting.ts';
import { suggestionPayloads } from '../api/suggestions.ts';
import {
  type EndpointName,
  endpointNames,
  endpointOf,
  endpoints,
  endpointTitle,
} from './endpoints.ts';
import type { PactInteraction } from './pact.ts';
import { committedInteractions } from './pact-file.ts';

const interactions = committedInteractions();
const callOfOne = ({ request }: PactInteraction) => endpointOf(request.method, request.path);
const ofCall = (name: EndpointName) => interactions.filter((one) => callOfOne(one) === name);
const succeeds = ({ response }: PactInteraction) => response.status < 400;
const fails = (one: PactInteraction) => !succeeds(one);
const idIn = ({ request }: PactInteraction): string => {
  const content = request.body?.content as { bet_type_id?: number } | undefined;
  return String(content?.bet_type_id);
};

describe('the pact', () => {
  it.each(endpointNames.map((name) => [endpointTitle(name), name] as const))(
    'covers %s',
    (_, name) => {
      expect(ofCall(name).filter(succeeds)).not.toEqual([]);
    },
  );

  it.each(Object.keys(suggestionPayloads))('covers suggestions of bet type %s', (id) => {
    const asked = ofCall('suggestions').filter(succeeds).map(idIn);
    expect(asked).toContain(id);
  });

  it.each(Object.keys(betPayloads))('covers bets of bet type %s', (id) => {
    expect(ofCall('betting').filter(succeeds).map(idIn)).toContain(id);
  });

  it.each(['register', 'login', 'refresh', 'suggestions', 'betting', 'bet'] as const)(
    'covers a refusal of %s',
    (name) => {
      expect(ofCall(name).filter(fails)).not.toEqual([]);
    },
  );

  it('holds no call that the specification does not have', () => {
    expect(interactions.filter((one) => callOfOne(one) === undefined)).toEqual([]);
  });

  it('sends a bearer with every call but registration, login and refresh', {
    tags: ['@ROLE-02', '@ROLE-03'],
  }, () => {
    for (const one of interactions) {
      const name = callOfOne(one);
      const bearer = one.request.headers?.Authorization !== undefined;
      expect([one.description, bearer]).toEqual([one.description, name && endpoints[name].bearer]);
    }
    const open = endpointNames.filter((name) => !endpoints[name].bearer);
    expect(open).toEqual(['register', 'login', 'refresh']);
  });

  it('sends every call to a path with a slash at its end', { tags: ['@API-43'] }, () => {
    for (const { request } of interactions) expect(request.path).toMatch(/^\/.*\/$/);
  });
});
