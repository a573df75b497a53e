import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp, type TestApp } from '../../../test/build-app.ts';

const main = '/__mock/worlds/kalyan-matka';

const keep = async ({ anonymous }: TestApp): Promise<string> => {
  const kept = await anonymous(`POST ${main}/state/`);
  expect(kept.statusCode).toBe(201);
  return kept.json().id;
};

const journalNumbers = async ({ anonymous }: TestApp): Promise<number[]> =>
  (await anonymous(`GET ${main}/journal/`)).json().map(({ number }: { number: number }) => number);

const pointsOf = async ({ anonymous }: TestApp): Promise<number> =>
  (await anonymous(`GET ${main}/players/${mainPlayer.mobile}/`)).json().points;

it('a restored world has its former journal, wallets, faults, host styles and clock', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  const { anonymous, as } = test;
  await as(mainPlayer.mobile)('POST /betting/', betBody(3, [{ jodi: '12', points: 30 }]));
  await anonymous(`POST ${main}/faults/`, { effect: 'status', path: '/markets/' });
  await anonymous(`PUT ${main}/host-style/`, { styles: ['pages-of-7'] });
  const before = (await anonymous(`GET ${main}/`)).json();
  const id = await keep(test);
  await anonymous(`DELETE ${main}/faults/`);
  await anonymous(`PUT ${main}/host-style/`, { styles: [] });
  await anonymous(`POST ${main}/clock/advance/`, { to: 'next-draw' });
  await anonymous(`POST ${main}/reset/`);
  const back = await anonymous(`POST ${main}/state/${id}/`);
  expect([back.statusCode, back.json()]).toEqual([200, before]);
  expect(await journalNumbers(test)).toEqual([1, 2, 3]);
  expect(await pointsOf(test)).toBe(9970);
  expect((await anonymous(`GET ${main}/faults/`)).json()).toHaveLength(1);
  const { differences } = (await anonymous(`POST ${main}/replay/`)).json();
  expect(differences).toEqual([]);
});

it('a restored world has its former journal of more than a thousand requests', async () => {
  const test = await buildTestApp();
  const markets = 'GET /markets/?app_id=kalyan-matka';
  await test.anonymous(markets);
  const { journal } = test.world;
  const { number, ...entry } = journal.last() ?? expect.fail('The journal is empty.');
  for (let n = number; n < 1_005; n += 1) journal.record(entry);
  const before = await journalNumbers(test);
  expect([before.length, before.at(-1)]).toEqual([1_000, 1_005]);
  const id = await keep(test);
  await test.anonymous(`POST ${main}/clock/freeze/`);
  await test.anonymous(`POST ${main}/state/${id}/`);
  expect(await journalNumbers(test)).toEqual(before);
  await test.anonymous(markets);
  expect((await journalNumbers(test)).at(-1)).toBe(1_006);
});

it('a world keeps one stored state at a time, and responds with 404 for an older one', async () => {
  const test = await buildTestApp();
  const first = await keep(test);
  const second = await keep(test);
  const gone = await test.anonymous(`POST ${main}/state/${first}/`);
  const detail = 'This state of the world is not kept any more.';
  expect([gone.statusCode, gone.json()]).toEqual([404, { detail }]);
  expect((await test.anonymous(`POST ${main}/state/${second}/`)).statusCode).toBe(200);
});
