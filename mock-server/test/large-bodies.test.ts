import { expect, it } from 'vitest';
import { buildFuzzApp, expectErrorResponse, expectResponse } from './fuzz-app.ts';
import { validBodies } from './valid-requests.ts';

const limit = 128 * 1024;
/** Far deeper than JavaScript can go by recursion. */
const depth = 60_000;
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;

const textOf = (bytes: number): string => `{"app_id":"${'x'.repeat(bytes - 13)}"}`;

it('every call refuses a body above 128 KiB with 413, and reads a body of 128 KiB', async () => {
  const { routes, send, expectIntact } = await buildFuzzApp();
  const bodies = routes.filter(({ method, path }) => `${method} ${path}` in validBodies);
  for (const route of bodies) {
    const over = await send({ route, payload: textOf(limit + 1) });
    expectErrorResponse(over, route.path);
    expect(over.statusCode, route.path).toBe(413);
    const whole = await send({ route, payload: textOf(limit) });
    expectErrorResponse(whole, route.path);
    expect(whole.statusCode, route.path).not.toBe(413);
  }
  await expectIntact();
}, 60_000);

it.each([
  ['as the body', (): string => nested],
  ['in an unknown field', () => `{"app_id":"kalyan-matka","deep":${nested}}`],
  [
    'where anything may stand',
    () =>
      `{"bet_type_id":11,"market_id":7,"amount":5,"payload":{"start":${nested},"mode":"half","bets":[{"jodi":"05","points":5}]}}`,
  ],
  ['in a fault', () => `{"effect":"status","status":500,"path":"/no/","body":${nested}}`],
])(
  'every call answers a deeply nested value %s',
  async (_, payload) => {
    const { routes, send, expectIntact } = await buildFuzzApp();
    for (const route of routes.filter(({ method }) => method === 'POST' || method === 'PUT')) {
      const headers = { 'idempotency-key': route.path };
      expectResponse(await send({ route, payload: payload(), headers }), route.path);
    }
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      expectResponse(await send({ route }), route.path);
    }
    await expectIntact();
  },
  60_000,
);

it('the journal can be read after a deeply nested value was sent', async () => {
  const { anonymous, as } = await buildFuzzApp();
  const payload = `{"bet_type_id":11,"market_id":7,"amount":5,"payload":{"start":${nested},"mode":"half","bets":[{"jodi":"05","points":5}]}}`;
  await as('9876543210')('POST /betting/', payload, { 'content-type': 'application/json' });
  const journal = await anonymous('GET /__mock/worlds/kalyan-matka/journal/');
  expectResponse(journal, 'the journal');
  expect(journal.json()).toHaveLength(1);
});
