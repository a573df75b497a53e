import { betPayloads } from '@matka/contracts/api/betting';
import { type Endpoint, endpointOf, endpoints } from '@matka/contracts/api/endpoints';
import { suggestionPayloads } from '@matka/contracts/api/suggestions';
import { at } from '@matka/contracts/reading/json';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { anyValue, brokenJson, corrupted } from './bad-bodies.ts';
import { buildTestApp } from './build-app.ts';
import { buildFuzzApp, expectErrorResponse, expectResponse, filledIn } from './fuzz-app.ts';
import { invalidTokens, validToken } from './invalid-tokens.ts';
import type { Route } from './list-routes.ts';
import { listRoutes } from './list-routes.ts';
import { anyBetRequest } from './submissions.ts';
import { validBodies } from './valid-requests.ts';

const wicked = [
  '%00',
  '%zz',
  '%',
  '%ed%a0%80',
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e9',
  '9007199254740993',
  '9'.repeat(400),
  '%F0%9D%9F%99',
  "';DROP%20TABLE%20bets;--",
  'null',
  '[]',
  '%7B%22a%22:1%7D',
];
const queries = [
  ...['page', 'session_type', 'bet_status', 'market_names', 'date', 'year', 'month', 'app_id'],
  ...['market_name', '__proto__', 'constructor', 'a[b]', 'page[]', ''],
];
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...queries), fc.constantFrom(...wicked, '')), { maxLength: 5 })
  .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'));

it('the API answers any query of an address', async () => {
  const { routes, send, expectIntact } = await buildFuzzApp();
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        expectResponse(await send({ route, url: `${filledIn(route.path)}?${query}` }), query);
      }),
      { numRuns: 8 },
    );
  }
  await expectIntact();
}, 60_000);

it.each(['/bets/history/', '/markets/results/monthly/'])(
  'the API answers each malicious value of each field of %s',
  async (path) => {
    const { send, expectIntact } = await buildFuzzApp();
    for (const query of queries.flatMap((key) => wicked.map((value) => `${key}=${value}`)))
      expectResponse(
        await send({ route: { method: 'GET', path }, url: `${path}?${query}` }),
        query,
      );
    await expectIntact();
  },
);

it('the API answers any value of a path parameter', async () => {
  const { routes, send, expectIntact } = await buildFuzzApp();
  for (const route of routes.filter(({ path }) => path.includes(':'))) {
    for (const value of wicked) {
      const url = route.path.replace(/:\w+/g, value);
      const payload = route.method === 'GET' || route.method === 'DELETE' ? {} : { payload: '{}' };
      expectResponse(await send({ route, url, ...payload }), `${route.method} ${url}`);
    }
  }
  await expectIntact();
}, 60_000);

it.each([
  '/nowhere/',
  '//',
  '/betting/../users/',
  '/w//markets/',
  '/w/%00/markets/',
  '/w/__proto__/markets/',
])('the API refuses the address %s', async (url) => {
  const { send } = await buildFuzzApp();
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    expectErrorResponse(await send({ route: { method, path: url }, url }), `${method} ${url}`);
  }
});

it('a bad address creates no world with an invalid id', async () => {
  const { app, send } = await buildFuzzApp();
  const route = { method: 'GET', path: '/markets/' } as const;
  for (const name of wicked) {
    await send({ route, url: `/w/${name}/markets/` });
    await send({ route, url: '/markets/', headers: { 'x-mock-world': name } });
  }
  for (const { id } of app.worlds.list()) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
});

const takesBody = ({ method }: Route): boolean => method === 'POST' || method === 'PUT';
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

it('the API refuses a body that is not JSON with 400', async () => {
  const { routes, send, expectIntact } = await buildFuzzApp();
  for (const route of routes.filter(takesBody)) {
    for (const payload of brokenJson) {
      const about = `${nameOf(route)} ${JSON.stringify(payload)}`;
      const answer = await send({ route, payload });
      expectErrorResponse(answer, about);
      expect(answer.statusCode, about).toBe(400);
    }
  }
  await expectIntact();
});

it.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/xml', 415],
  ['nonsense', 415],
  ['application/json', 400],
])('the API refuses an unreadable body of type %s with %i', async (type, status) => {
  const { routes, send } = await buildFuzzApp();
  for (const route of routes.filter((one) => one.path.startsWith('/betting/') && takesBody(one))) {
    const answer = await send({ route, payload: 'a=1', headers: { 'content-type': type } });
    expectErrorResponse(answer, nameOf(route));
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(['error']);
  }
});

const payloads: Partial<Record<string, Readonly<Record<string, TSchema>>>> = {
  betting: betPayloads,
  suggestions: suggestionPayloads,
};

/** Tells if the contract allows a body for a route, with its payload. Any body is allowed for the control API. */
function isDeclared({ method, path }: Route, value: unknown): boolean {
  const name = endpointOf(method, path);
  if (name === undefined) return true;
  const { body }: Endpoint = endpoints[name];
  const payload = payloads[name]?.[`${JSON.stringify(at(value, 'bet_type_id'))}`];
  return (
    (!body || Value.Check(body, value)) && (!payload || Value.Check(payload, at(value, 'payload')))
  );
}

it('the API answers any JSON body, and refuses a body that the contract does not allow', async () => {
  const { routes, send, expectIntact } = await buildFuzzApp();
  for (const route of routes.filter(takesBody)) {
    const good = validBodies[nameOf(route)];
    const body = good ? fc.oneof({ weight: 3, arbitrary: corrupted(good) }, anyValue) : anyValue;
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const payload = JSON.stringify(value);
        const expectAnswer = isDeclared(route, value) ? expectResponse : expectErrorResponse;
        expectAnswer(await send({ route, payload }), `${nameOf(route)} ${payload}`);
      }),
      { numRuns: 50 },
    );
  }
  await expectIntact();
}, 120_000);

it('the API places no bet unless the whole submission is valid', async () => {
  const { routes, send, world } = await buildFuzzApp();
  const route = routes.find((one) => nameOf(one) === 'POST /betting/');
  if (!route) throw new Error('There is no betting');
  const bets = world.db.handle.prepare('SELECT count(*) FROM bets').pluck();
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      anyBetRequest(3).chain(({ body }) => corrupted(body)),
      async (value) => {
        const before = Number(bets.get());
        const { statusCode } = await send({ route, payload: JSON.stringify(value) });
        seen.add(statusCode);
        const placed = Number(bets.get()) - before;
        if (statusCode === 200) expect(placed).toBeGreaterThan(0);
        else expect(placed).toBe(0);
        if (!isDeclared(route, value)) expect(statusCode).not.toBe(200);
      },
    ),
    { numRuns: 200 },
  );
  expect(seen).toContain(400);
}, 120_000);

describe('bad tokens', () => {
  const good = validToken('access');

  /** Headers without a token. */
  const badHeaders = [
    ['empty', ''],
    ['a scheme alone', 'Bearer'],
    ['a scheme and a blank', 'Bearer '],
    ['another scheme', `Basic ${good}`],
    ['a token alone', good],
    ['two tokens', `Bearer ${good} ${good}`],
  ] as const;

  async function playerCalls() {
    const mock = await buildTestApp();
    const calls = listRoutes(mock.app)
      .filter(
        ({ path }) => !/^\/(__mock|users|token|homepage|bet-types)\/|^\/markets\/$/.test(path),
      )
      .map(({ method, path }) => `${method} ${filledIn(path)}`);
    return { ...mock, calls };
  }

  it('a call of a player accepts the token from which the bad tokens are made', async () => {
    const { anonymous } = await playerCalls();
    const headers = { authorization: `Bearer ${good}` };
    expect((await anonymous('GET /bets/history/', undefined, headers)).statusCode).toBe(200);
  });

  it.each(invalidTokens('access'))(
    'a call of a player refuses a token with %s with 401',
    { tags: ['@API-46'] },
    async (_, token) => {
      const { anonymous, calls } = await playerCalls();
      expect(calls.length).toBeGreaterThanOrEqual(7);
      for (const call of calls) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await anonymous(call, undefined, headers);
        expect(answer.statusCode, call).toBe(401);
        expect(answer.json()).toEqual({
          detail: expect.any(String),
          code: 'token_not_valid',
        });
      }
    },
  );

  it.each(badHeaders)(
    'a call of a player refuses an Authorization header that is %s with 401',
    async (_, authorization) => {
      const { anonymous, calls } = await playerCalls();
      for (const call of calls) {
        const answer = await anonymous(call, undefined, { authorization });
        expect(answer.statusCode, call).toBe(401);
        expect(answer.json().code).toBe('token_not_valid');
      }
    },
  );

  it('a public call refuses a bad token, too', async () => {
    const { anonymous } = await playerCalls();
    for (const token of invalidTokens('access').map(([, bad]) => bad)) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await anonymous('GET /markets/?app_id=kalyan-matka', undefined, headers);
      expect(answer.statusCode).toBe(401);
    }
  });

  it('POST /token/refresh/ accepts the refresh token from which the bad tokens are made', async () => {
    const { anonymous } = await playerCalls();
    const answer = await anonymous('POST /token/refresh/', { refresh: validToken('refresh') });
    expect(answer.statusCode).toBe(200);
  });

  it.each(invalidTokens('refresh'))(
    'POST /token/refresh/ refuses a token with %s',
    async (_, refresh) => {
      const { anonymous } = await playerCalls();
      const answer = await anonymous('POST /token/refresh/', { refresh });
      expect(answer.statusCode, answer.body).toBe(401);
      expect(answer.json().code).toBe('token_not_valid');
    },
  );
});
