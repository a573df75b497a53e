import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { buildTestApp, loginForm } from '../../test/build-app.ts';
import { foreignRequest } from './foreign-request.ts';

const reset = { method: 'POST', url: '/__mock/worlds/kalyan-matka/reset/' } as const;
const names = ['mock-server'];

type Headers = Record<string, string>;

const own: Headers[] = [
  {},
  { host: 'localhost:4010' },
  { host: 'LOCALHOST.:4010' },
  { host: '127.0.0.1' },
  { host: '127.8.9.10:4010' },
  { host: '[::1]:4010' },
  { host: 'asha.localhost:5173', origin: 'http://asha.localhost:5173' },
  { host: 'localhost:4010', origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' },
  { host: '127.0.0.1:4010', origin: 'http://localhost:5173', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:4010', origin: 'http://asha.localhost:5173', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:4010', origin: 'http://[::1]:5173', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:4010', 'sec-fetch-site': 'same-origin' },
  { host: 'localhost:4010', 'sec-fetch-site': 'none' },
  { host: '0.0.0.0:4010', origin: 'http://0.0.0.0:4010', 'sec-fetch-site': 'same-origin' },
  { host: '[::]:4010' },
  { host: 'Asha.LocalHost.:4010', origin: 'HTTP://LOCALHOST.:5173' },
  { host: 'localhost:4010', 'sec-fetch-site': 'same-site' },
  {
    host: '127.0.0.1:4010',
    'sec-fetch-site': 'cross-site',
    referer: 'http://localhost:5173/home',
  },
  { host: 'mock-server:4010', 'sec-fetch-site': 'same-site', referer: 'http://mock-server:8080/' },
  { host: 'mock-server:4010', 'x-forwarded-host': 'asha.localhost:8080' },
  { host: 'mock-server:4010', origin: 'http://mock-server:4010' },
];

const foreign: [Headers, string][] = [
  [{ host: 'evil.test:4010' }, 'Host evil.test:4010'],
  [{ host: 'localhost.evil.test:4010' }, 'Host localhost.evil.test:4010'],
  [{ host: 'evillocalhost:4010' }, 'Host evillocalhost:4010'],
  [{ host: '127.0.0.1.evil.test' }, 'Host 127.0.0.1.evil.test'],
  [{ host: '192.168.1.7:4010' }, 'Host 192.168.1.7:4010'],
  [{ host: 'other-server:4010' }, 'Host other-server:4010'],
  [{ host: 'mock-server:4010', 'x-forwarded-host': 'evil.test' }, 'Host evil.test'],
  [{ host: 'localhost', 'x-forwarded-host': 'localhost, evil.test' }, 'Host evil.test'],
  [{ host: 'localhost:4010', origin: 'http://evil.test' }, 'Origin http://evil.test'],
  [{ host: 'localhost:4010', origin: 'null' }, 'Origin null'],
  [{ host: 'localhost:4010', origin: 'file://' }, 'Origin file://'],
  [
    { host: 'localhost:4010', origin: 'http://localhost@evil.test' },
    'Origin http://localhost@evil.test',
  ],
  [
    { host: 'localhost:4010', origin: 'http://localhost.evil.test:4010' },
    'Origin http://localhost.evil.test:4010',
  ],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'cross-site' }, 'Sec-Fetch-Site cross-site'],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'foreign' }, 'Sec-Fetch-Site foreign'],
  [{ host: 'mock-server:4010', 'sec-fetch-site': 'same-site' }, 'Sec-Fetch-Site same-site'],
  [
    { host: 'localhost', 'sec-fetch-site': 'cross-site', referer: 'http://evil.test/localhost' },
    'Sec-Fetch-Site cross-site',
  ],
  [
    { host: 'localhost', 'sec-fetch-site': 'same-site', referer: 'http://localhost.evil.test/' },
    'Sec-Fetch-Site same-site',
  ],
  [{ host: 'EVIL.test.:4010' }, 'Host EVIL.test.:4010'],
  [{ host: '[2001:db8::1]:4010' }, 'Host [2001:db8::1]:4010'],
  [{ host: 'localhost:4010', origin: 'https://[2001:db8::1]' }, 'Origin https://[2001:db8::1]'],
  [{ host: 'localhost:4010:80' }, 'Host localhost:4010:80'],
  [{ host: 'evil.test#localhost' }, 'Host evil.test#localhost'],
];

it('the control API serves this machine and the host names that it is given', {
  tags: ['@MOCK-26'],
}, async () => {
  const { app } = await buildTestApp({ controlHosts: names });
  for (const headers of own) {
    const { statusCode } = await app.inject({ ...reset, headers });
    expect(statusCode, JSON.stringify(headers)).toBe(200);
  }
});

it('the control API refuses foreign host names and pages in one sentence, and changes nothing', {
  tags: ['@MOCK-26'],
}, async () => {
  const { app, world } = await buildTestApp({ controlHosts: names, control: 'any' });
  for (const [headers, sign] of foreign) {
    const response = await app.inject({ ...reset, headers });
    expect([response.statusCode, response.json()], JSON.stringify(headers)).toEqual([
      403,
      {
        detail: `/__mock is for pages and tools of this machine, not for ${sign}; --control-hosts adds names.`,
      },
    ]);
  }
  expect(app.worlds.get('kalyan-matka')).toBe(world);
});

it('the control API refuses foreign host names at health, documents and console, however it is set', async () => {
  for (const control of ['loopback', 'any', 'off'] as const) {
    const { app } = await buildTestApp({ control, controlHosts: [] });
    for (const path of ['health', 'health/', 'openapi.json', '', 'console/main.js', 'worlds/']) {
      const url = `/__mock/${path}`;
      const response = await app.inject({ url, headers: { host: 'evil.test' } });
      expect([403, 404]).toContain(response.statusCode);
      expect(response.statusCode === 404).toBe(control === 'off' && !/^(health|open)/.test(path));
    }
  }
});

it('the control API refuses a foreign host in the request line, whatever the Host header', async () => {
  const { app } = await buildTestApp({ secret: 'line' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusFor = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host: `localhost:${port}` };
      get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  expect(await statusFor(`http://evil.test:${port}/__mock/worlds/`)).toBe(403);
  expect(await statusFor(`http://localhost:${port}/__mock/worlds/`)).toBe(200);
  expect(await statusFor(`http://evil.test/w/asha/__mock/worlds/`)).toBe(403);
  expect(await statusFor(`http://localhost/w/asha/markets/`)).toBe(200);
});

it.each(['192.0.2.5', '::ffff:192.0.2.5', 'fd00::5'])(
  'the control API serves the address that it listens on, and no other one: %s',
  (localAddress) => {
    const host = localAddress.includes('fd00') ? '[fd00::5]' : '192.0.2.5';
    const headers = { host: `${host}:4010`, origin: `http://${host}:4010` };
    expect(foreignRequest({ headers, socket: { localAddress } }, [])).toBeUndefined();
    const other = foreignRequest({ headers, socket: { localAddress: '192.0.2.9' } }, []);
    expect(other).toContain(`Host ${host}:4010`);
  },
);

const login = {
  method: 'POST',
  url: '/users/login/',
  payload: loginForm(),
} as const;

it('the API accepts writes under the host names of the control API', async () => {
  const { app } = await buildTestApp({ controlHosts: names });
  for (const headers of own) {
    const { statusCode } = await app.inject({ ...login, headers });
    expect(statusCode, JSON.stringify(headers)).toBe(200);
  }
});

it('the API allows reads but no writes under a host name that the control API refuses', async () => {
  const { app } = await buildTestApp({ controlHosts: names });
  const byHost = foreign.filter(([{ host }, sign]) => sign === `Host ${host}`);
  for (const [headers, sign] of byHost) {
    const refused = await app.inject({ ...login, headers });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: `Nothing is changed under a foreign name, ${sign}; --control-hosts adds names.` },
    ]);
    const read = await app.inject({ url: '/markets/?app_id=kalyan-matka', headers });
    expect(read.statusCode, sign).toBe(200);
    for (const method of ['GET', 'HEAD'] as const)
      await app.inject({ method, url: '/markets/?app_id=new-world', headers });
  }
  expect(byHost.length).toBeGreaterThan(5);
  expect(app.worlds.list().map(({ id }) => id)).toEqual(['kalyan-matka']);
});
