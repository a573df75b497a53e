import { type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { isObject } from '@matka/contracts/pact/json';
import { schemaOf } from '@matka/contracts/reading/json-schema';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { corrupted } from '../../test/bad-bodies.ts';
import { arbitraryFor } from './arbitraries.ts';
import { invalidQueries, type RequestBody, requestBodies, withTotal } from './requests.ts';

/** Fixed by default: every run tries the same cases. */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const runs = Number(process.env.FUZZ_RUNS ?? 12);

const publicEndpoints: readonly EndpointName[] = ['homepage', 'markets', 'betTypes'];

let app: FastifyInstance;
let access: string;

beforeAll(async () => {
  app = await buildApp({ seed: 3, now: Date.parse(testClock) });
  const { mobile: mobile_number, otp } = mainPlayer;
  const body = { grant_type: 'otp', app_id: 'kalyan-matka', mobile_number, otp };
  const login = await app.inject({ method: 'POST', url: '/users/login/', payload: body });
  access = login.json().tokens.access;
  // Enough points for every bet.
  const wallet = `/__mock/worlds/kalyan-matka/players/${mobile_number}/balance/`;
  await app.inject({ method: 'PUT', url: wallet, payload: { points: 9_000_000 } });
});
afterAll(() => app.close());

interface RequestParts {
  body?: string;
  query?: string;
  anonymous?: boolean;
}

async function request(name: EndpointName, { body, query, anonymous = false }: RequestParts) {
  const { method, path } = endpoints[name];
  const bearer = endpoints[name].bearer && !anonymous;
  const response = await app.inject({
    method,
    url: path + (query === undefined ? '' : `?${query}`),
    headers: {
      ...(bearer && { authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}

const send = (one: RequestBody, value: unknown) =>
  request(one.endpoint, { body: JSON.stringify(value) });

function matchesContract(
  name: EndpointName,
  { status, body }: { status: number; body: unknown },
): boolean {
  const responses: Readonly<Record<number, object>> = endpoints[name].responses;
  const schema = responses[status];
  return schema !== undefined && Value.Check(schema, body);
}

const samples = (one: RequestBody, count: number) =>
  fc.sample(arbitraryFor(schemaOf(one.schema)), { numRuns: count, seed }).map(withTotal);

it.each(requestBodies.map((one) => [one.name, one] as const))(
  'a valid request gets a response that the contract describes: %s',
  async (_, one) => {
    const property = fc.asyncProperty(arbitraryFor(schemaOf(one.schema)), async (value) => {
      const response = await send(one, withTotal(value));
      if (!matchesContract(one.endpoint, response)) throw new Error(JSON.stringify(response));
    });
    await fc.assert(property, { seed, numRuns: runs });
  },
);

it.each(['suggestions', 'betting'] as const)(
  'a valid request is often accepted: %s',
  async (name) => {
    const responses = requestBodies
      .filter((one) => one.endpoint === name)
      .flatMap((one) => samples(one, runs).map((value) => send(one, value)));
    const accepted = (await Promise.all(responses)).filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(responses.length / 5);
  },
);

it.each(requestBodies.map((one) => [one.name, one] as const))(
  'an invalid request gets an error response that the contract describes: %s',
  async (_, one) => {
    let tried = 0;
    const refuses = async (invalid: unknown) => {
      if (Value.Check(one.schema, invalid) || !isInvalid(one, invalid)) return;
      tried += 1;
      const response = await send(one, invalid);
      const rejected = response.status >= 400 && response.status < 500;
      if (!rejected || !matchesContract(one.endpoint, response))
        throw new Error(`${JSON.stringify(invalid)}: ${JSON.stringify(response)}`);
    };
    for (const value of samples(one, 1)) {
      const body = isObject(value) ? value : {};
      await fc.assert(fc.asyncProperty(corrupted(body), refuses), { seed, numRuns: 100 });
      // A request may have unknown fields, its payload may not.
      if (isObject(body.payload)) await refuses({ ...body, payload: { ...body.payload, more: 1 } });
    }
    expect(tried).toBeGreaterThan(5);
  },
);

it.each(
  requestBodies
    .filter(({ name }) => /password|refresh|14$/.test(name))
    .map((one) => [one.name, one] as const),
)('an invalid request is rejected if it is not a JSON object: %s', async (_, one) => {
  for (const body of ['', '{', 'null', '[]', '"text"', '1', '{"a":1}{']) {
    const { status } = await request(one.endpoint, { body });
    expect([body, status]).toEqual([body, 400]);
  }
});

it.each(invalidQueries)('an invalid query of %s is rejected: %s', async (name, query) => {
  // A token contains the app id: without one the query has to.
  const response = await request(name, { query, anonymous: publicEndpoints.includes(name) });
  expect([400, 404]).toContain(response.status);
  expect(matchesContract(name, response) || response.status === 400).toBe(true);
});

/** Tells if a value violates the API. Literals of this test are narrower: another market or bet type is valid. */
function isInvalid(one: RequestBody, value: unknown): boolean {
  const { body } = endpoints[one.endpoint] as { body?: object };
  if (body && !Value.Check(body, value)) return true;
  const { bet_type_id, market_id } = isObject(value) ? value : {};
  return Number.isInteger(bet_type_id) && (market_id === undefined || market_id === 7);
}
