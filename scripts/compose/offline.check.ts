import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { docker } from './engine.ts';
import { assertLeastPrivilege } from './least-privilege.ts';
import { request } from './request.ts';
import { port, project } from './running.ts';

/* Checks of `docker-compose up`: web and mock behind one address, both with least privilege. */

const { mobile, password } = mainPlayer;

async function signIn(port: number): Promise<string> {
  const body = { app_id: 'kalyan-matka', grant_type: 'password', mobile_number: mobile, password };
  const { status, body: response } = await request(port, '/api/users/login/', {
    method: 'POST',
    body,
  });
  expect(status).toEqual(200);
  return JSON.parse(response.toString()).tokens.access;
}

const configIn = (html: string): unknown =>
  JSON.parse(/id="matka-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

/** Logs without the table of demo players that the mock prints when it starts. */
const withoutStartMessage = (logs: string): string =>
  logs.replaceAll(/^ {2}\d{10} {3}\S+ +\d{4} {3}\d{6} {3}[\d.]+$/gm, '');

let token = '';
const history = (bearer: string) =>
  request(port, '/api/bets/history/', { headers: { authorization: `Bearer ${bearer}` } });
it('the page has its configuration, and a world for each name below localhost', async () => {
  const defaults = { idempotencyKey: true };
  const configs = {
    localhost: defaults,
    'asha.localhost': { ...defaults, appId: 'asha' },
    'a.example': defaults,
  };
  for (const [host, config] of Object.entries(configs)) {
    expect(configIn((await request(port, '/', { host })).body.toString())).toEqual(config);
  }
});

it('a player signs in through the web address and reads the history', async () => {
  token = await signIn(port);
  const { status, headers, body } = await history(token);
  expect(status).toEqual(200);
  expect(headers['cache-control']).toEqual('no-store');
  expect(headers['content-security-policy']).toEqual(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(headers['x-content-type-options']).toEqual('nosniff');
  expect(Array.isArray(JSON.parse(body.toString()).data)).toEqual(true);
});

it('the control API of the mock is not reachable from outside', async () => {
  for (const path of ['/api/__mock/worlds/', '/api/w/kalyan-matka/__mock/worlds/']) {
    expect((await request(port, path)).status).toEqual(403);
  }
});

it('a foreign name of the page gets nothing of the mock below /__mock', async () => {
  const health = '/api/__mock/health/';
  for (const host of ['localhost', 'asha.localhost', '127.0.0.1']) {
    expect((await request(port, health, { host })).status).toEqual(200);
  }
  expect((await request(port, health, { host: 'evil.example' })).status).toEqual(403);
  const headers = { 'x-forwarded-host': 'localhost', origin: 'http://evil.example' };
  expect((await request(port, health, { headers })).status).toEqual(403);
});

it('players and sign-ins survive a restart', async () => {
  await project.compose('restart', '--timeout', '5', 'mock-server');
  await expect.poll(async () => (await history(token)).status).toEqual(200);
});

it('the log names no address that is not published', async () => {
  const named = (await project.logs('mock-server')).match(/https?:\/\/[^\s/]+/g) ?? [];
  expect([...new Set(named)]).toEqual(['http://localhost:0']);
});

it('no container runs as root, can write where it need not, or gain privileges', async () => {
  for (const service of ['mock-server', 'web']) {
    const id = await project.container(service);
    await assertLeastPrivilege(id);
    const [facts] = JSON.parse(await docker('inspect', id));
    const bindings = Object.values(facts.HostConfig.PortBindings ?? {}).flat();
    for (const binding of bindings) expect(Object(binding).HostIp).toEqual('127.0.0.1');
  }
});

it('while the mock is down requests fail without details, and nothing secret is logged', async () => {
  await project.compose('stop', '--timeout', '5', 'mock-server');
  const { status, headers, body } = await history(token);
  expect([status, headers['cache-control']]).toEqual([502, 'no-store']);
  expect(typeof JSON.parse(String(body)).detail).toEqual('string');
  await project.compose('start', 'mock-server');
  await expect.poll(async () => (await history(token)).status).toEqual(200);
  for (const service of ['mock-server', 'web']) {
    const logs = withoutStartMessage(await project.logs(service));
    expect(logs).not.toContain(token);
    expect(logs).not.toContain(password);
  }
});
