import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { journalOf } from './journal.ts';
import type { WorldFile } from './world-file.ts';

const own = '/__mock/worlds/kalyan-matka';
const { mobile } = mainPlayer;
const addresses = [
  '/x/../__mock/worlds/kalyan-matka/reset/',
  '/%2e%2e/__mock/worlds/kalyan-matka/reset/',
  '/%5F_mock/worlds/kalyan-matka/reset/',
  '/__moc%6b/worlds/kalyan-matka/reset/',
  '/\\..\\__mock/worlds/kalyan-matka/reset/',
  '//mock/__mock/worlds/kalyan-matka/reset/',
  '/./__mock/w/kalyan-matka/__mock/worlds/kalyan-matka/reset/',
  '/x/../w/kalyan-matka/users/login/',
  '/w/new-world/markets/',
  '/__mock/worlds/colleague/clock/../../kalyan-matka/reset/',
  '/__mock/worlds/colleague/markets/../reset/',
  '/__mock/worlds/colleague/../kalyan-matka/players/9876543210/balance/',
  `/__mock/worlds/other/players/${mobile}/balance/`,
  '/__mock/worlds/kalyan-matka/',
  '/__mock/worlds/colleague/branch/',
  '/markets/?app_id=kalyan-matka',
];

/** A world `colleague` whose journal a stranger wrote, beside a default world in which the player has 77 points. */
async function withForeignJournal(url: string) {
  const { app, anonymous } = await buildTestApp();
  await anonymous('GET /w/colleague/markets/');
  const file: WorldFile = (await anonymous('GET /__mock/worlds/colleague/file/')).json();
  await anonymous(`PUT ${own}/players/${mobile}/balance/`, { points: 77 });
  const [entry] = file.journal;
  if (!entry) throw new Error('The journal is empty');
  const body = { points: 1, request: 0, as: 'branched' };
  const journal = ['POST', 'PUT', 'DELETE', 'GET'].map((method, index) => ({
    ...entry,
    number: index + 1,
    method,
    url,
    request: body,
  }));
  const state = async () => ({
    worlds: app.worlds.list().map(({ id }) => id),
    default: (await anonymous(`GET ${own}/players/${mobile}/`)).json().points,
    requests: app.worlds.get('kalyan-matka')?.journal.entries().length,
  });
  return { app, anonymous, file: { ...file, journal }, journal, state };
}

it.each(addresses)(
  'an imported journal with %j is refused, or its replay changes no other world',
  async (url) => {
    const { anonymous, file, state } = await withForeignJournal(url);
    const before = await state();
    const { statusCode } = await anonymous('PUT /__mock/worlds/colleague/file/', file);
    if (statusCode === 200) await anonymous('POST /__mock/worlds/colleague/replay/');
    expect(await state()).toEqual(before);
  },
);

it.each(addresses)('a replay of %j changes no other world', async (url) => {
  const { app, anonymous, journal, state } = await withForeignJournal(url);
  const before = await state();
  app.worlds.get('colleague')?.journal.load(journalOf(journal));
  const replayed = await anonymous('POST /__mock/worlds/colleague/replay/');
  expect(replayed.statusCode).toBe(200);
  expect(await state()).toEqual(before);
});

it('an import names the request in its journal that no world records', async () => {
  const [url = ''] = addresses;
  const { anonymous, file } = await withForeignJournal(url);
  const { statusCode, body } = await anonymous('PUT /__mock/worlds/colleague/file/', file);
  const detail = `No world records request 1 of this file: "${url}".`;
  expect([statusCode, JSON.parse(body)]).toEqual([400, { detail }]);
});
