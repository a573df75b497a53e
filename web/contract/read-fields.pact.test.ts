import {
  type EndpointName,
  endpointNames,
  endpointOf,
  type endpoints,
} from '@matka/contracts/api/endpoints';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { isObject } from '@matka/contracts/reading/json';
import type { Read } from '@matka/contracts/reading/read-type';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { getBetTypes } from '../src/api/bet-types.ts';
import { client } from '../src/api/client.ts';
import { getBet, getBettingHistory, getHistory } from '../src/api/history.ts';
import { getHomepage } from '../src/api/homepage.ts';
import { login, loginRequest } from '../src/api/login.ts';
import { getMarkets } from '../src/api/markets.ts';
import { getPayouts } from '../src/api/payouts.ts';
import { getResults } from '../src/api/results.ts';
import { getSuggestions } from '../src/api/suggestions.ts';
import { signInAt } from './client.ts';
import { placeBets } from './place-bets.ts';

/** The endpoints of whose successes something is read. */
type ReadName = Exclude<EndpointName, 'register'>;

const credentials = { mobileNumber: exampleValues.mobile, credential: exampleValues.password };
const bet = { bet_type_id: 1, market_id: 7, amount: 1, payload: { bets: [] } } as const;

/** The functions that read responses in the app. */
const reads = {
  login: () => login(loginRequest('password', credentials)),
  refresh: () => client.refresh(exampleValues.refresh),
  homepage: () => getHomepage(),
  markets: () => getMarkets(),
  betTypes: () => getBetTypes(),
  suggestions: () => getSuggestions({ bet_type_id: 6, payload: { ank: 3 } }),
  betting: () => placeBets({ ...bet, payload: { bets: [] } }),
  bettingHistory: () => getBettingHistory(),
  bet: () => getBet('41'),
  history: () => getHistory({ page: 1 }),
  results: () => getResults({}),
  payouts: () => getPayouts(),
} satisfies Record<ReadName, () => Promise<unknown>>;

const readNames = endpointNames.filter((name): name is ReadName => name !== 'register');

type Results = { [Name in ReadName]: Awaited<ReturnType<(typeof reads)[Name]>> };
type Expected = { [Name in ReadName]: Read<(typeof endpoints)[Name]['responses'][200]> };

it('the fields that the app reads have the types of their declarations', () => {
  expectTypeOf<Omit<Results, 'homepage'>>().toEqualTypeOf<Omit<Expected, 'homepage'>>();
  // Of the homepage only the configuration of the first entry is read.
  expectTypeOf<Results['homepage']>().toEqualTypeOf<Expected['homepage'][number]['config_json']>();
});

it('the types of the read responses have no undeclared field', () => {
  type Market = Results['markets'][number];
  // @ts-expect-error: it is not declared.
  type Unnamed = Market['unnamed'];
  expectTypeOf<Unnamed>().toBeAny();
  expectTypeOf<string extends keyof Market ? true : false>().toEqualTypeOf<false>();
  type User = Results['login']['user'];
  expectTypeOf<string extends keyof User ? true : false>().toEqualTypeOf<false>();
});

const unnamed = 'not_declared';

/** Puts a field that is not declared into every object of a body. */
function withUnnamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnnamed);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, inner]) => [name, withUnnamed(inner)]);
  return { ...Object.fromEntries(members), [unnamed]: { [unnamed]: 'a value' } };
}

/** The example responses of the pact, by endpoint. */
const examples = Map.groupBy(
  committedInteractions().filter(
    ({ response: { status, body } }) =>
      status < 300 && /\{/.test(JSON.stringify(body?.content) ?? ''),
  ),
  ({ request }) => endpointOf(request.method, request.path),
);

describe('fields of a response', () => {
  let body: unknown;
  let host: LocalServer;

  beforeAll(async () => {
    host = await listen((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  afterAll(() => host.close());

  it.each(readNames)('the app reads no undeclared field of a response: %s', async (name) => {
    signInAt(host.url);
    const own = examples.get(name) ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const { response } of own) {
      body = withUnnamed(response.body?.content);
      const value: unknown = await reads[name]();
      // The user record alone is kept whole.
      const { user: _, ...others } = isObject(value) ? value : { user: null, value };
      expect(JSON.stringify(others)).not.toContain(unnamed);
    }
  });
});
