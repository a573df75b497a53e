import { mainPlayer } from '@matka/fixtures/players';
import { type Checks, eventually, notContains, same } from './assert.ts';
import { assertLeastPrivilege, docker } from './engine.ts';
import type { Project } from './project.ts';
import { request } from './request.ts';

const { mobile, password } = mainPlayer;

async function signIn(port: number): Promise<string> {
  const body = { app_id: 'kalyan-matka', grant_type: 'password', mobile_number: mobile, password };
  const { status, body: response } = await request(port, '/api/users/login/', {
    method: 'POST',
    body,
  });
  same(status, 200);
  return JSON.parse(response.toString()).tokens.access;
}

const configIn = (html: string): unknown =>
  JSON.parse(/id="matka-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

/** Logs without the table of demo players that the mock prints when it starts. */
const withoutStartMessage = (logs: string): string =>
  logs.replaceAll(/^ {2}\d{10} {3}\S+ +\d{4} {3}\d{6} {3}[\d.]+$/gm, '');

/** Checks of `docker-compose up`: web and mock behind one address, both with least privilege. */
export function offlineChecks(project: Project, port: number): Checks {
  let token = '';
  const history = (bearer: string) =>
    request(port, '/api/bets/history/', { headers: { authorization: `Bearer ${bearer}` } });
  return {
    'the page has its configuration, and a world for each name below localhost': async () => {
      const defaults = { idempotencyKey: true };
      const configs = {
        localhost: defaults,
        'asha.localhost': { ...defaults, appId: 'asha' },
        'a.example': defaults,
      };
      for (const [host, config] of Object.entries(configs)) {
        same(configIn((await request(port, '/', { host })).body.toString()), config);
      }
    },
    'a player signs in through the web address and reads the history': async () => {
      token = await signIn(port);
      const { status, headers, body } = await history(token);
      same(status, 200);
      same(headers['cache-control'], 'no-store');
      same(
        headers['content-security-policy'],
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      same(headers['x-content-type-options'], 'nosniff');
      same(Array.isArray(JSON.parse(body.toString()).data), true);
    },
    'the control API of the mock is not reachable from outside': async () => {
      for (const path of ['/api/__mock/worlds/', '/api/w/kalyan-matka/__mock/worlds/']) {
        same((await request(port, path)).status, 403);
      }
    },
    'a foreign name of the page gets nothing of the mock below /__mock': async () => {
      const health = '/api/__mock/health/';
      for (const host of ['localhost', 'asha.localhost', '127.0.0.1']) {
        same((await request(port, health, { host })).status, 200);
      }
      same((await request(port, health, { host: 'evil.example' })).status, 403);
      const headers = { 'x-forwarded-host': 'localhost', origin: 'http://evil.example' };
      same((await request(port, health, { headers })).status, 403);
    },
    'players and sign-ins survive a restart': async () => {
      await project.compose('restart', '--timeout', '5', 'mock-server');
      await eventually(async () => same((await history(token)).status, 200), 30);
    },
    'the log names no address that is not published': async () => {
      const named = (await project.logs('mock-server')).match(/https?:\/\/[^\s/]+/g) ?? [];
      same([...new Set(named)], ['http://localhost:0']);
    },
    'no container runs as root, can write where it need not, or gain privileges': async () => {
      for (const service of ['mock-server', 'web']) {
        const id = await project.container(service);
        await assertLeastPrivilege(id);
        const [facts] = JSON.parse(await docker('inspect', id));
        const bindings = Object.values(facts.HostConfig.PortBindings ?? {}).flat();
        for (const binding of bindings) same(Object(binding).HostIp, '127.0.0.1');
      }
    },
    'while the mock is down requests fail without details, and nothing secret is logged':
      async () => {
        await project.compose('stop', '--timeout', '5', 'mock-server');
        const { status, headers, body } = await history(token);
        same([status, headers['cache-control']], [502, 'no-store']);
        same(typeof JSON.parse(String(body)).detail, 'string');
        await project.compose('start', 'mock-server');
        await eventually(async () => same((await history(token)).status, 200), 30);
        for (const service of ['mock-server', 'web']) {
          const logs = withoutStartMessage(await project.logs(service));
          notContains(logs, token);
          notContains(logs, password);
        }
      },
  };
}
