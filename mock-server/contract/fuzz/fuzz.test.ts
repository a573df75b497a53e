import { type EndpointName, endpoints } from '@matka/contracts/pact/endpoints';
import { schemaOf } from '@matka/contracts/pact/json-schema';
import { mainPlayer } from '@matka/fixtures/players';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { arbitraryFor } from './arbitraries.ts';
import { invalidValuesOf } from './invalid-values.ts';
import { invalidQueries, type RequestBody, requestBodies, withTotal } from './requests.ts';

/** The same cases in every run, unless asked otherwise. */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const runs = Number(process.env.FUZZ_RUNS ?? 12);

/** Calls that anybody may read who names the app. */
const publicEndpoints: readonly EndpointName[] = ['homepage', 'markets', 'betTypes'];

let app: FastifyInstance;
let access: string;

beforeAll(async () => {
  app = await buildApp({
    defaultWorld: 'kalyan-matka',
    file: undefined,
    fresh: false,
    seed: 3,
    scenario: 'usual',
    now: Date.parse('2026-11-20T12:00:00+05:30'),
    strict: false,
    control: 'loopback',
    secret: 'fuzz',
  });
  const { mobile: mobile_number, otp } = mainPlayer;
  const body = { grant_type: 'otp', app_id: 'kalyan-matka', mobile_number, otp };
  const login = await app.inject({ method: 'POST', url: '/users/login/', payload: body });
  access = login.json().tokens.access;
  // So much that no bet is refused for want of it.
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
  const answer = await app.inject({
    method,
    url: path + (query === undefined ? '' : `?${query}`),
    headers: {
      ...(bearer && { authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const send = (one: RequestBody, value: unknown) =>
  request(one.endpoint, { body: JSON.stringify(value) });

/** Whether an answer is one that the call may give with that status. */
function matchesContract(
  name: EndpointName,
  { status, body }: { status: number; body: unknown },
): boolean {
  const answers: Readonly<Record<number, object>> = endpoints[name].responses;
  const schema = answers[status];
  return schema !== undefined && Value.Check(schema, body);
}

/** Some values that fit, the same in every run. */
const samples = (one: RequestBody, count: number) =>
  fc.sample(arbitraryFor(schemaOf(one.schema)), { numRuns: count, seed }).map(withTotal);

describe('what fits the schema of a request', () => {
  it.each(requestBodies.map((one) => [one.name, one] as const))(
    'is answered as agreed: %s',
    async (_, one) => {
      const property = fc.asyncProperty(arbitraryFor(schemaOf(one.schema)), async (value) => {
        const answer = await send(one, withTotal(value));
        if (!matchesContract(one.endpoint, answer)) throw new Error(JSON.stringify(answer));
      });
      await fc.assert(property, { seed, numRuns: runs });
    },
  );

  it.each(['suggestions', 'betting'] as const)('is often taken: %s', async (name) => {
    const answers = requestBodies
      .filter((one) => one.endpoint === name)
      .flatMap((one) => samples(one, runs).map((value) => send(one, value)));
    const taken = (await Promise.all(answers)).filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(answers.length / 5);
  });
});

describe('what breaks the schema of a request', () => {
  it.each(requestBodies.map((one) => [one.name, one] as const))(
    'is refused as agreed: %s',
    async (_, one) => {
      const wrong: string[] = [];
      let broken = 0;
      for (const value of samples(one, 2)) {
        for (const { name, value: bad } of invalidValuesOf(schemaOf(one.schema), value)) {
          // What breaks one alternative may fit another.
          if (Value.Check(one.schema, bad) || !isBroken(one, bad)) continue;
          broken += 1;
          const answer = await send(one, bad);
          const refused = answer.status >= 400 && answer.status < 500;
          if (!refused || !matchesContract(one.endpoint, answer))
            wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(broken).toBeGreaterThan(5);
    },
  );

  it.each(
    requestBodies
      .filter(({ name }) => /password|refresh|14$/.test(name))
      .map((one) => [one.name, one] as const),
  )('is refused when it is no JSON object: %s', async (_, one) => {
    for (const body of ['', '{', 'null', '[]', '"text"', '1', '{"a":1}{']) {
      const { status } = await request(one.endpoint, { body });
      expect([body, status]).toEqual([body, 400]);
    }
  });

  it.each(invalidQueries)('is refused in the query of %s: %s', async (name, query) => {
    // The token of a player names the app as well: without one the query has to.
    const answer = await request(name, { query, anonymous: publicEndpoints.includes(name) });
    expect([400, 404]).toContain(answer.status);
    expect(matchesContract(name, answer) || answer.status === 400).toBe(true);
  });
});

/** A literal of the fuzz alone narrows what any host takes: another market or bet type is no break of the API. */
function isBroken(one: RequestBody, bad: unknown): boolean {
  const { body } = endpoints[one.endpoint] as { body?: object };
  if (body && !Value.Check(body, bad)) return true;
  const { bet_type_id, market_id } = bad as { bet_type_id?: number; market_id?: number };
  return Number.isInteger(bet_type_id) && (market_id === undefined || market_id === 7);
}
