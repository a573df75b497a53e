import { mainPlayer } from '@matka/fixtures/players';
import { type Checks, eventually, notContains, same } from './assert.ts';
import { assertLeastPrivilege } from './container-privileges.ts';
import { docker } from './engine.ts';
import type { Project } from './project.ts';
import { request } from './request.ts';

const { mobile, password } = mainPlayer;

async function signIn(port: number): Promise<string> {
  const body = { app_id: 'kalyan-matka', grant_type: 'password', mobile_number: mobile, password };
  const { status, body: answer } = await request(port, '/api/users/login/', {
    method: 'POST',
    body,
  });
  same(status, 200);
  return JSON.parse(answer.toString()).tokens.access;
}

const configIn = (html: string): unknown =>
  JSON.parse(/id="matka-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

/** What `docker-compose up` has to give: web and mock behind one address, each with as few rights as can be. */
export function offlineChecks(project: Project, port: number): Checks {
  let token = '';
  const history = (bearer: string) =>
    request(port, '/api/bets/history/', { headers: { authorization: `Bearer ${bearer}` } });
  return {
    'the page has its configuration, and a world of its own for each name below localhost':
      async () => {
        const usual = { idempotencyKey: true };
        const configs = {
          localhost: usual,
          'asha.localhost': { ...usual, appId: 'asha' },
          'a.example': usual,
        };
        for (const [host, config] of Object.entries(configs)) {
          same(configIn((await request(port, '/', { host })).body.toString()), config);
        }
      },
    'a player signs in through the one address and reads the history': async () => {
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
    'the control API of the mock is not to be had from outside': async () => {
      for (const path of ['/api/__mock/worlds/', '/api/w/kalyan-matka/__mock/worlds/']) {
        same((await request(port, path)).status, 403);
      }
    },
    'a restart forgets neither players nor who is signed in': async () => {
      await project.compose('restart', '--timeout', '5', 'mock-server');
      await eventually(async () => same((await history(token)).status, 200), 30);
    },
    'neither container runs as root, may write where it need not, or may gain rights': async () => {
      for (const service of ['mock-server', 'web']) {
        const id = await project.container(service);
        await assertLeastPrivilege(id);
        const [facts] = JSON.parse(await docker('inspect', id));
        const bindings = Object.values(facts.HostConfig.PortBindings ?? {}).flat();
        for (const binding of bindings) same(Object(binding).HostIp, '127.0.0.1');
      }
    },
    'while the mock is away calls fail without a word of the server, and nothing secret is logged':
      async () => {
        await project.compose('stop', '--timeout', '5', 'mock-server');
        const { status, headers, body } = await history(token);
        same([status, body.length, headers['cache-control']], [502, 0, 'no-store']);
        await project.compose('start', 'mock-server');
        await eventually(async () => same((await history(token)).status, 200), 30);
        for (const service of ['mock-server', 'web']) {
          const logs = await project.logs(service);
          notContains(logs, token);
          notContains(logs, password);
        }
      },
  };
}
