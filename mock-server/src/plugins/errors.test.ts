import { endpoints } from '@matka/contracts/api/endpoints';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { formErrorsOf } from '../shared/validate.ts';
import type { Origins } from './cors.ts';

it('an error response reveals nothing about an internal failure except that it happened', async () => {
  const { world, anonymous } = await buildTestApp();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  await anonymous('GET /markets/?app_id=kalyan-matka');
  Object.assign(world, { markets: undefined });
  world.cache = {};
  const answer = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.' }]);
  expect(log).toHaveBeenCalledTimes(1);
});

const { register, login, refresh, suggestions, betting } = endpoints;

it.each([register, login, refresh, suggestions, betting])(
  'a body that is no JSON is refused in the shape of the contract: $path',
  { tags: ['@API-03', '@MOCK-01'] },
  async ({ path, responses }) => {
    const post = (await buildTestApp()).as(mainPlayer.mobile);
    for (const payload of ['', '{', '[1', 'null', '"text"', '{} {}']) {
      const answer = await post(`POST ${path}`, payload, { 'content-type': 'application/json' });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
      expect(formErrorsOf(responses[400], answer.json()), answer.body).toEqual([]);
    }
  },
);

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const json = { 'content-type': 'application/json' };

const notAForm = { non_field_errors: ['Invalid data. Expected a dictionary.'] };
const tooDeep = { non_field_errors: ['JSON parse error - too many levels'] };

it.each([
  ['500 levels', nested(500), notAForm],
  ['501 levels', nested(501), tooDeep],
  ['brackets that are text', `["${'['.repeat(999)}\\"${'['.repeat(999)}"]`, notAForm],
])('the API reads JSON bodies of up to 500 levels: %s', async (_, payload, said) => {
  const { anonymous } = await buildTestApp();
  const answer = await anonymous('POST /users/login/', payload, json);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(said);
});

const allowOrigin = 'access-control-allow-origin';
const page = 'http://asha.localhost:5173';

/** Tells if pages of an origin may call the API and read its responses. */
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

it('pages of other origins may read answers and refusals of the API, after a preflight', async () => {
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
])(
  'the mock with %j allows or refuses reading to pages of the origin %s (allowed: %s)',
  async (origins, origin, allowed) => {
    expect(await mayRead(origins, origin)).toBe(allowed);
  },
);

it('pages of other origins may not read the control API', async () => {
  const { app, anonymous } = await buildTestApp({ origins: 'any' });
  const headers = { origin: page };
  const asked = await app.inject({ method: 'OPTIONS', url: '/__mock/worlds/', headers });
  expect(asked.statusCode).toBe(404);
  const answer = await anonymous('GET /__mock/worlds/', undefined, headers);
  expect(answer.headers[allowOrigin]).toBeUndefined();
});
