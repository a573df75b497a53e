import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from './build-app.ts';
import { listRoutes } from './list-routes.ts';

it.each([
  ['HEAD', '/', '*/*'],
  ['GET', '/', '*/*'],
  ['GET', '/', 'application/json, text/plain, */*'],
  ['GET', '/?ready', ''],
  ['HEAD', '/__mock/health/', '*/*'],
  ['HEAD', '/__mock/health', '*/*'],
  ['HEAD', '/__mock/openapi.json', '*/*'],
  ['HEAD', '/markets/?app_id=kalyan-matka', '*/*'],
] as const)('a program that waits for the mock gets 200: %s %s', async (method, url, accept) => {
  const { app } = await buildTestApp();
  const response = await app.inject({ method, url, headers: { accept } });
  expect(response.statusCode).toBe(200);
  if (method === 'HEAD') expect(response.body).toBe('');
});

it('a program that waits for the mock gets 200 at / when the control API is off, too', async () => {
  const { app } = await buildTestApp({ control: 'off' });
  for (const accept of ['*/*', 'text/html'])
    expect((await app.inject({ url: '/', headers: { accept } })).statusCode).toBe(200);
});

it('a program that waits for the mock may ask with HEAD wherever it may ask with GET', async () => {
  const { app, as } = await buildTestApp();
  for (const { path } of listRoutes(app).filter(({ method }) => method === 'GET')) {
    const url = path.replace(':world', 'kalyan-matka').replace(':mobile', mainPlayer.mobile);
    const got = await as(mainPlayer.mobile)(`GET ${url}`);
    const head = await as(mainPlayer.mobile)(`HEAD ${url}`);
    expect([url, head.statusCode, head.body]).toEqual([url, got.statusCode, '']);
  }
});

const world = '/__mock/worlds/kalyan-matka';
it.each([
  ['DELETE', '/__mock/worlds/other/', 204],
  ['DELETE', `${world}/faults/`, 204],
  ['DELETE', `${world}/faults/1/`, 404],
  ['POST', `${world}/reset/`, 200],
  ['POST', `${world}/clock/freeze/`, 200],
  ['POST', `${world}/tokens/expire/`, 200],
  ['POST', `${world}/replay/`, 200],
  ['PUT', '/__mock/worlds/new/', 201],
  ['POST', `${world}/clock/advance/`, 400],
  ['PUT', `${world}/tokens/`, 400],
] as const)(
  'a control call needs no body, whatever its media type: %s %s',
  async (method, url, status) => {
    const { app } = await buildTestApp();
    await app.inject('/markets/?app_id=other');
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const headers = { 'content-type': type };
      const response = await app.inject({ method, url, headers });
      expect([response.statusCode, response.body]).toEqual([
        status === 204 && type.includes('charset') && url.endsWith('other/') ? 404 : status,
        expect.not.stringContaining('Body cannot be empty'),
      ]);
    }
  },
);
