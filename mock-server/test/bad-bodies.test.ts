import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue, brokenJson, spoiled } from './bad-bodies.ts';
import { buildFuzzApp, expectErrorResponse, expectResponse } from './fuzz-app.ts';
import type { Route } from './list-routes.ts';
import { validBodies } from './valid-requests.ts';

const takesBody = ({ method }: Route): boolean => method === 'POST' || method === 'PUT';
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

describe('every call with a bad body', () => {
  it('refuses what is no JSON with 400', async () => {
    const { routes, send, expectIntact } = await buildFuzzApp();
    for (const route of routes.filter(takesBody)) {
      for (const payload of brokenJson) {
        const about = `${nameOf(route)} ${JSON.stringify(payload)}`;
        const answer = await send({ route, payload });
        expectErrorResponse(answer, about);
        expect(answer.statusCode, about).toBe(400);
      }
    }
    expectIntact();
  });

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/xml', 415],
    ['nonsense', 415],
    ['application/json', 400],
  ])('refuses a body of type %s that it cannot read with %i', async (type, status) => {
    const { routes, send } = await buildFuzzApp();
    for (const route of routes.filter(
      (one) => one.path.startsWith('/betting/') && takesBody(one),
    )) {
      const answer = await send({ route, payload: 'a=1', headers: { 'content-type': type } });
      expectErrorResponse(answer, nameOf(route));
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json())).toEqual(['error']);
    }
  });

  it('answers whatever JSON it is sent', async () => {
    const { routes, send, expectIntact } = await buildFuzzApp();
    for (const route of routes.filter(takesBody)) {
      const good = validBodies[nameOf(route)];
      const body = good ? fc.oneof({ weight: 3, arbitrary: spoiled(good) }, anyValue) : anyValue;
      await fc.assert(
        fc.asyncProperty(body, async (value) => {
          const payload = JSON.stringify(value);
          expectResponse(await send({ route, payload }), `${nameOf(route)} ${payload}`);
        }),
        { numRuns: 100 },
      );
    }
    expectIntact();
  }, 120_000);

  it('places a bet only when the whole submission is good', async () => {
    const { routes, send, world } = await buildFuzzApp();
    const route = routes.find((one) => nameOf(one) === 'POST /betting/');
    const good = validBodies['POST /betting/'];
    if (!route || !good) throw new Error('There is no betting');
    const bets = world.db.handle.prepare('SELECT count(*) FROM bets').pluck();
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(spoiled(good), async (value) => {
        const before = Number(bets.get());
        const { statusCode } = await send({ route, payload: JSON.stringify(value) });
        seen.add(statusCode);
        const placed = Number(bets.get()) - before;
        if (statusCode === 200) expect(placed).toBeGreaterThan(0);
        else expect(placed).toBe(0);
      }),
      { numRuns: 400 },
    );
    expect(seen).toContain(400);
  }, 120_000);
});
