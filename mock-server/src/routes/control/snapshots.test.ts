import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../scripts/testing/temporary-folder.ts';
import { betBody, buildTestApp, testOptions } from '../../../test/build-app.ts';
import { buildApp } from '../../app.ts';
import '../../journal/replay.ts';
import '../../journal/world-file.ts';
import { changeSettings } from '../../worlds/world.ts';

// Loaded here: the first import of these would count as time of a test.

const path = (id: string) => `/__mock/worlds/${id}`;

it.each(['elsewhere', 'kalyan-matka'])(
  'the image of a world is imported as it was exported: as %s',
  async (id) => {
    const { app, anonymous } = await buildTestApp();
    const balance = `${path('kalyan-matka')}/players/${mainPlayer.mobile}/balance/`;
    await anonymous(`PUT ${balance}`, { points: 4321 });
    const taken = await app.inject(`${path('kalyan-matka')}/image/`);
    await anonymous(`PUT ${balance}`, { points: 1 });
    const put = await app.inject({
      method: 'PUT',
      url: `${path(id)}/image/`,
      headers: { 'content-type': 'application/vnd.sqlite3' },
      payload: taken.rawPayload,
    });
    expect(put.json()).toMatchObject({ id, now: '2026-11-20T12:00:00.000+05:30' });
    const player = await anonymous(`GET ${path(id)}/players/${mainPlayer.mobile}/`);
    expect(player.json().points).toBe(4321);
  },
);

it('the image of a world may be the database file of a mock that has ended', async () => {
  const { app, anonymous } = await buildTestApp();
  const file = join(temporaryFolder(), 'mock.sqlite');
  const other = await buildApp({ ...testOptions, file });
  const balance = `${path('kalyan-matka')}/players/${mainPlayer.mobile}/balance/`;
  await other.inject({ method: 'PUT', url: balance, payload: { points: 4321 } });
  await other.close();
  const put = await app.inject({
    method: 'PUT',
    url: `${path('elsewhere')}/image/`,
    headers: { 'content-type': 'application/vnd.sqlite3' },
    payload: readFileSync(file),
  });
  expect(put.json()).toMatchObject({ id: 'elsewhere' });
  const player = await anonymous(`GET ${path('elsewhere')}/players/${mainPlayer.mobile}/`);
  expect(player.json().points).toBe(4321);
});

it.each(['elsewhere', 'kalyan-matka'])(
  'the file of a world restores state, journal, faults and host styles: as %s',
  async (id) => {
    const { anonymous, as } = await buildTestApp();
    const own = path('kalyan-matka');
    const bet = betBody(3, [{ jodi: '12', points: 5 }]);
    await as(mainPlayer.mobile)('POST /betting/', bet);
    const rule = { effect: 'status', status: 503, times: 2 };
    await anonymous(`POST ${own}/faults/`, rule);
    await as(mainPlayer.mobile)('GET /bets/history/');
    const hostStyle = ['pages-of-7'];
    await anonymous(`PUT ${own}/host-style/`, { styles: hostStyle });
    const file = (await anonymous(`GET ${own}/file/`)).json();
    await anonymous(`POST ${own}/reset/`);
    const opened = (await anonymous(`PUT ${path(id)}/file/`, file)).json();
    expect(opened).toMatchObject({ id, hostStyle });
    expect((await anonymous(`GET ${path(id)}/journal/`)).json()).toEqual(file.journal);
    expect((await anonymous(`GET ${path(id)}/faults/`)).json()).toEqual([{ id: 1, rule, hits: 1 }]);
    const replayed = (await anonymous(`POST ${path(id)}/replay/`)).json();
    expect(replayed).toMatchObject({ calls: 4, differences: [] });
  },
);

it.each([
  ['UTF-8 with a byte-order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('the file of a world may be stored again as %s', async (_, stored) => {
  const { app } = await buildTestApp();
  const { body } = await app.inject(`${path('kalyan-matka')}/file/`);
  const opened = await app.inject({
    method: 'PUT',
    url: `${path('elsewhere')}/file/`,
    headers: { 'content-type': 'application/json' },
    payload: stored(body),
  });
  expect(opened.json()).toMatchObject({ id: 'elsewhere' });
});

it('the file of a world names each host style once, in the order in which they are applied', async () => {
  const { app, anonymous } = await buildTestApp();
  const file = (await app.inject(`${path('kalyan-matka')}/file/`)).json();
  const hostStyle = ['extra-fields', 'pages-of-7', 'extra-fields'];
  const opened = await anonymous(`PUT ${path('elsewhere')}/file/`, { ...file, hostStyle });
  expect(opened.json().hostStyle).toEqual(['pages-of-7', 'extra-fields']);
});

it('the exported file of a world in a database file replays from the state that the mock opened', async () => {
  const file = join(temporaryFolder(), 'mock.sqlite');
  const balance = `${path('kalyan-matka')}/players/${mainPlayer.mobile}/balance/`;
  const first = await buildTestApp({ file });
  await first.anonymous(`PUT ${balance}`, { points: 77 });
  await first.app.close();
  const app = await buildApp({ ...testOptions, file });
  onTestFinished(() => app.close());
  await app.inject({ method: 'PUT', url: balance, payload: { points: 78 } });
  const url = `${path('kalyan-matka')}/branch/`;
  await app.inject({ method: 'POST', url, payload: { request: 0, as: 'found' } });
  const found = await app.inject(`${path('found')}/players/${mainPlayer.mobile}/`);
  expect(found.json().points).toBe(77);
  const taken = (await app.inject(`${path('kalyan-matka')}/file/`)).json();
  const put = { method: 'PUT', url: `${path('put')}/file/`, payload: taken } as const;
  expect((await app.inject(put)).statusCode).toBe(200);
  const player = await app.inject(`${path('put')}/players/${mainPlayer.mobile}/`);
  expect(player.json().points).toBe(78);
});

it.each([
  [10_001, 200, 200],
  [20_000, 200, 200],
  [100_000, 200, 200],
  [100_001, 409, undefined],
])(
  'a world seeded with %i bets is exported only if a mock can import it',
  async (bets, exported, imported) => {
    const { app } = await buildTestApp();
    // A reset of the default world would seed them.
    const world = app.worlds.create('seeded', {});
    changeSettings(world, { spec: { ...world.settings.spec, bets } });
    for (const part of ['file', 'image']) {
      const url = `/__mock/worlds/seeded/${part}/`;
      const taken = await app.inject(url);
      expect([part, taken.statusCode]).toEqual([part, exported]);
      if (imported === undefined) continue;
      const headers = { 'content-type': String(taken.headers['content-type']) };
      const back = await app.inject({ method: 'PUT', url, headers, payload: taken.rawPayload });
      expect([part, back.statusCode]).toEqual([part, imported]);
    }
  },
);
