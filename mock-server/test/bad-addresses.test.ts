import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFuzzApp, expectErrorResponse, expectResponse, filledIn } from './fuzz-app.ts';

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

describe('every call with a bad address', () => {
  it('answers whatever its query says', async () => {
    const { routes, send, expectIntact } = await buildFuzzApp();
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      await fc.assert(
        fc.asyncProperty(anyQuery, async (query) => {
          expectResponse(await send({ route, url: `${filledIn(route.path)}?${query}` }), query);
        }),
        { numRuns: 40 },
      );
    }
    expectIntact();
  }, 60_000);

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=%00',
    'page=1&page=2',
    'page=99999999999999999999',
    'session_type=both',
    'session_type=open&session_type=close',
    'bet_status=WON',
    'bet_status=won&bet_status=__proto__',
    'bet_status=',
  ])('refuses the history’s query %s', async (query) => {
    const { send } = await buildFuzzApp();
    const route = { method: 'GET', path: '/bets/history/' } as const;
    expectErrorResponse(await send({ route, url: `/bets/history/?${query}` }), query);
  });

  it('answers whatever stands for a parameter', async () => {
    const { routes, send, expectIntact } = await buildFuzzApp();
    for (const route of routes.filter(({ path }) => path.includes(':'))) {
      for (const value of wicked) {
        const url = route.path.replace(/:\w+/g, value);
        const payload =
          route.method === 'GET' || route.method === 'DELETE' ? {} : { payload: '{}' };
        expectResponse(await send({ route, url, ...payload }), `${route.method} ${url}`);
      }
    }
    expectIntact();
  }, 60_000);

  it.each([
    '/nowhere/',
    '//',
    '/betting/../users/',
    '/w//markets/',
    '/w/%00/markets/',
    '/w/__proto__/markets/',
  ])('refuses %s', async (url) => {
    const { send } = await buildFuzzApp();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      expectErrorResponse(await send({ route: { method, path: url }, url }), `${method} ${url}`);
    }
  });

  it('keeps the worlds that may be', async () => {
    const { app, send } = await buildFuzzApp();
    const route = { method: 'GET', path: '/markets/' } as const;
    for (const name of wicked) {
      await send({ route, url: `/w/${name}/markets/` });
      await send({ route, url: '/markets/', headers: { 'x-mock-world': name } });
    }
    for (const { id } of app.worlds.list()) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  });
});
