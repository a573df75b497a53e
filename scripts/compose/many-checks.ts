import { setTimeout as sleep } from 'node:timers/promises';
import { mainPlayer } from '@matka/fixtures/players';
import { sendLoad } from '../many/load.ts';
import { strayWorlds } from '../many/placement.ts';
import { type Checks, eventually, same } from './assert.ts';
import { docker } from './engine.ts';
import type { Project } from './project.ts';
import { request } from './request.ts';

const mocks = ['mock-1', 'mock-2', 'mock-3', 'mock-4'];
const [victim = '', ...others] = mocks;
const worlds = Array.from({ length: 1000 }, (_, index) => `many-${index}`);

/** Ids and request counts of the worlds that one mock has, by its control API, which its own container alone may use. */
async function worldsOf(project: Project, service: string): Promise<Map<string, number>> {
  const script = `const url = 'http://127.0.0.1:4010/__mock/worlds/';
    fetch(url).then((r) => r.json()).then(async (worlds) => {
      const rows = [];
      for (const { id } of worlds) {
        if (!id.startsWith('many-')) continue;
        const journal = await fetch(url + id + '/journal/').then((r) => r.json());
        rows.push([id, journal.length]);
      }
      console.log(JSON.stringify(rows));
    });`;
  const text = await docker('exec', await project.container(service), 'node', '-e', script);
  return new Map(JSON.parse(text));
}

/** The worlds of each mock, in the order of `mocks`. */
async function placed(project: Project, services: readonly string[]) {
  const all: Map<string, number>[] = [];
  for (const service of services) all.push(await worldsOf(project, service));
  return all;
}

/** Signs the main player in to a world. Returns the access token. */
async function signInTo(port: number, world: string): Promise<string> {
  const { mobile, password } = mainPlayer;
  const body = { app_id: world, grant_type: 'password', mobile_number: mobile, password };
  const login = { method: 'POST', body };
  const { status, body: response } = await request(port, `/api/w/${world}/users/login/`, login);
  same(status, 200);
  return JSON.parse(response.toString()).tokens.access;
}

/** Checks of the profile `many`: four mocks behind the web server, one of them killed. `port` is that of the web server. */
export function manyChecks(project: Project, port: number): Checks {
  const address = `http://127.0.0.1:${port}`;
  let before: Map<string, number>[] = [];
  let moved = '';
  let token = '';
  const history = async (world: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request(port, `/api/w/${world}/bets/history/`, { headers })).status;
  };
  return {
    'every request of 1,000 worlds reaches the same one of four mocks': async () => {
      same((await sendLoad(address, worlds, 3)).failed, 0);
      before = await placed(project, mocks);
      same(strayWorlds(before.map((one) => [...one.keys()])), []);
      same(
        before.every((one) => one.size > 150),
        true,
      );
      same(
        before.flatMap((one) => [...one.values()]).every((count) => count === 3),
        true,
      );
    },
    'a host name leads to the same mock as the path': async () => {
      for (const world of worlds.slice(0, 40)) {
        const path = `/api/markets/?app_id=${world}`;
        same((await request(port, path, { host: `${world}.localhost` })).status, 200);
      }
      const after = await placed(project, mocks);
      same(strayWorlds(after.map((one) => [...one.keys()])), []);
      same(after.map(({ size }) => size).join(), before.map(({ size }) => size).join());
      before = after;
    },
    'a mock that is killed loses only its worlds: they begin again on the others': async () => {
      moved = [...(before[0]?.keys() ?? [])][0] ?? '';
      token = await signInTo(port, moved);
      await docker('kill', await project.container(victim));
      // As long as the web server takes to notice it.
      await sleep(4000);
      same((await sendLoad(address, worlds, 1)).failed, 0);
      const after = await placed(project, others);
      const lost = before[0]?.size ?? 0;
      const had = before.slice(1);
      same(
        after.reduce((sum, { size }) => sum + size, 0) >=
          had.reduce((sum, { size }) => sum + size, 0) + lost - 1,
        true,
      );
      const disturbed = had.flatMap((one, index) =>
        [...one].flatMap(([id, count]) => (after[index]?.get(id) === count + 1 ? [] : [id])),
      );
      // The mock is full with a thousand worlds: the one that was idle longest may have made room for another.
      same(disturbed.length <= 1, true);
    },
    'a token holds on the mock that takes over': async () => {
      same(await history(moved), 200);
    },
    'worlds return to their mock with it': async () => {
      await project.compose('--profile', 'many', 'up', '--detach', '--no-build', victim);
      await eventually(async () => {
        same(await history(moved), 200);
        same((await worldsOf(project, victim)).has(moved), true);
      }, 30);
    },
  };
}
