import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import type { Origins } from './cors.ts';

const allowOrigin = 'access-control-allow-origin';
const page = 'http://asha.localhost:5173';

/** Whether pages of an origin may call the API and read what it answers. */
async function mayRead(origins: Origins, origin: string): Promise<boolean> {
  const { app, anonymous } = await buildTestApp({ origins });
  const headers = { origin };
  const asked = await app.inject({ method: 'OPTIONS', url: '/betting/', headers });
  expect(asked.statusCode).toBe(204);
  const answers = [
    asked,
    await anonymous('GET /markets/?app_id=kalyan-matka', undefined, headers),
    await anonymous('GET /bets/history/', undefined, headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 200, 401]);
  const allowedOrigins = new Set(answers.map((answer) => answer.headers[allowOrigin]));
  expect(allowedOrigins.size).toBe(1);
  return allowedOrigins.has(origin);
}

describe('calls from another origin', () => {
  it('may read answers and refusals of the API, after the question that browsers ask first', async () => {
    const { app } = await buildTestApp();
    const wanted = 'authorization, idempotency-key, baggage, sentry-trace, x-requested-with';
    const headers = { origin: page, 'access-control-request-headers': wanted };
    const asked = await app.inject({ method: 'OPTIONS', url: '/betting/', headers });
    expect(asked.headers['access-control-allow-headers']).toBe(wanted);
    expect(asked.headers.vary).toContain('Origin');
  });

  it.each<[Origins, string, boolean]>([
    ['loopback', page, true],
    ['loopback', 'http://127.0.0.1:4173', true],
    ['loopback', 'https://localhost', true],
    ['loopback', 'https://localhost.example.org', false],
    ['loopback', 'https://play.example.org', false],
    ['loopback', 'null', false],
    ['any', 'https://play.example.org', true],
    [['https://play.example.org'], 'https://play.example.org', true],
    [['https://play.example.org'], 'http://play.example.org', false],
    [['https://play.example.org'], page, false],
  ])('with %j a page of %s may: %s', async (origins, origin, allowed) => {
    expect(await mayRead(origins, origin)).toBe(allowed);
  });

  it('are not for the control API', async () => {
    const { app, anonymous } = await buildTestApp({ origins: 'any' });
    const headers = { origin: page };
    const asked = await app.inject({ method: 'OPTIONS', url: '/__mock/worlds/', headers });
    expect(asked.statusCode).toBe(404);
    const answer = await anonymous('GET /__mock/worlds/', undefined, headers);
    expect(answer.headers[allowOrigin]).toBeUndefined();
  });
});
