import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import { consolePolicy } from './console.ts';

it('the console is served with its scripts and styles, each with its media type', async () => {
  const { anonymous } = await buildTestApp();
  const page = await anonymous('GET /__mock/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const names = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, name = '']) => name);
  const files = await Promise.all(names.map((name) => anonymous(`GET ${name}`)));
  expect(files.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [200, 'text/javascript; charset=utf-8'],
    [200, 'text/css; charset=utf-8'],
  ]);
  const licences = await anonymous('GET /__mock/console/licences.md');
  expect(licences.body).toContain('react-dom');
});

it('the API page is served whole by the mock, and runs no scripts of other hosts', async () => {
  const { anonymous } = await buildTestApp();
  const page = await anonymous('GET /__mock/docs/');
  expect(page.headers['content-security-policy']).toMatch(/default-src 'self';(?!.*script-src)/);
  const names = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(7);
  for (const name of names) {
    const { pathname, host } = new URL(name, 'http://mock/__mock/docs/');
    const file = await anonymous(`GET ${pathname}`);
    expect([name, host, file.statusCode]).toEqual([name, 'mock', 200]);
  }
  const script = await anonymous('GET /__mock/docs/static/swagger-initializer.js');
  for (const document of ['/__mock/openapi.json', '/__mock/control.openapi.json'])
    expect(script.body).toContain(document);
});

it('the console runs its own scripts only, and serves no other file', async () => {
  const { anonymous } = await buildTestApp();
  const page = await anonymous('GET /__mock/');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const refusals = [
    ['console/..%2fpackage.json', 404, 'Not found.'],
    ['console/package.json', 404, 'Not found.'],
    ['console/', 404, 'Not found.'],
    ['console/..%5cpackage.json', 404, 'Not found.'],
    ['console/main.tsx', 404, 'Not found.'],
    ['docs/static/..%5cpackage.json', 403, 'Forbidden.'],
  ] as const;
  for (const [path, status, detail] of refusals) {
    const file = await anonymous(`GET /__mock/${path}`);
    expect([path, file.statusCode, file.json()]).toEqual([path, status, { detail }]);
  }
});

it('a browser that opens the address of the mock gets the console', async () => {
  const { anonymous } = await buildTestApp();
  const page = await anonymous('GET /', undefined, { accept: 'text/html,*/*;q=0.8' });
  expect([page.statusCode, page.headers.location]).toEqual([303, '/__mock/']);
  const program = await anonymous('GET /', undefined, { accept: 'application/json' });
  expect([program.statusCode, program.json().status]).toEqual([200, 'ok']);
});

it('the console reaches the API of a world below its own addresses', async () => {
  const { anonymous } = await buildTestApp();
  await anonymous('PUT /__mock/worlds/asha/', { scenario: 'fresh' });
  const far = await anonymous('GET /__mock/w/asha/markets/?app_id=kalyan-matka');
  expect([far.statusCode, far.json()]).toEqual([
    200,
    (await anonymous('GET /w/asha/markets/?app_id=kalyan-matka')).json(),
  ]);
});

it('the console is not served when control is off', async () => {
  const { anonymous } = await buildTestApp({ control: 'off' });
  expect((await anonymous('GET /__mock/')).statusCode).toBe(404);
});

const policy = (web: string, host?: string) => consolePolicy(web, host);
const own = "default-src 'self'; img-src data:; frame-ancestors 'none'";

it.each([
  ['https://localhost:5173', 'localhost:4010'],
  ['https://matka.example', 'localhost:4010'],
  ['http://x.example/#in-world={world}', 'localhost:4010'],
  ['http://localhost.example:5173', 'localhost:4010'],
  ['http://127.0.0.256.example', 'localhost:4010'],
  ['http://localhost:5173/#in-world={world}', 'localhost:4010'],
])('the policy of the console allows no frame for %s', (web, host) => {
  expect(policy(web, host)).toBe(own);
});

it('the policy of the console allows frames of the app on this machine, under the default port too', () => {
  const names = (port: string) =>
    `http://localhost${port} http://127.0.0.1${port} http://*.localhost${port}`;
  expect(policy('http://127.0.0.1:5173', 'localhost:4010')).toBe(
    `${own}; frame-src ${names(':5173')}; connect-src 'self' ${names(':4010')}`,
  );
  for (const host of ['localhost', undefined]) {
    expect(policy('http://localhost/', host)).toBe(
      `${own}; frame-src ${names('')}; connect-src 'self' ${names('')}`,
    );
  }
});
