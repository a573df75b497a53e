import type { SentBetRecord, SentHistoryResponse } from '@matka/contracts/api/history';
import { BetRecord as RecordSchema } from '@matka/contracts/api/history';
import { betTypes } from '@matka/fixtures/bet-types';
import { mainPlayer, newPlayer, poorPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';
import { formErrorsOf } from '../shared/validate.ts';
import { changeHostStyle } from '../worlds/world.ts';

async function reading(options: Parameters<typeof buildTestApp>[0] = {}) {
  const { as, world } = await buildTestApp(options);
  const call = as(mainPlayer.mobile);
  const page = async (query: string): Promise<SentHistoryResponse> =>
    (await call(`GET /bets/history/?${query}`)).json();
  const every = async (query = ''): Promise<SentBetRecord[]> => {
    const first = await page(`page=1&${query}`);
    const pages = [first];
    for (let number = 2; number <= first.pagination.total_pages; number += 1) {
      pages.push(await page(`page=${number}&${query}`));
    }
    return pages.flatMap(({ data }) => data);
  };
  return { as, world, call, page, every };
}

const idsOf = (records: readonly SentBetRecord[]) => records.map(({ id }) => id);

it('GET /bets/history/ gives ten records to a page, newest first, each once over all pages', {
  tags: ['@API-35', '@ENT-17'],
}, async () => {
  const { page, every } = await reading({ scenario: 'three-pages-of-history' });
  const first = await page('page=1');
  expect(first.data).toHaveLength(10);
  expect(first.pagination).toEqual({
    current_page: 1,
    has_previous: false,
    has_next: true,
    total_pages: 3,
  });
  expect((await page('page=2')).pagination).toEqual({
    current_page: 2,
    has_previous: true,
    has_next: true,
    total_pages: 3,
  });
  const last = await page('page=3');
  expect(last.data).toHaveLength(5);
  expect(last.pagination).toMatchObject({ has_previous: true, has_next: false });
  const ids = idsOf(await every());
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(ids).toHaveLength(25);
});

it.each([
  ['', 'true'],
  ['&session_type=close&bet_status=lost', "session = 'close' AND status = 'lost'"],
  [
    '&session_type=open&bet_status=lost&market_names=Kalyan%20Matka',
    "session = 'open' AND status = 'lost' AND market_id = 7",
  ],
])(
  'GET /bets/history/ cuts ten thousand bets with the filter "%s" into pages',
  { tags: ['@API-35'] },
  async (query, where) => {
    const { page, world } = await reading({ scenario: 'ten-thousand-bets' });
    const select = `SELECT id FROM bets WHERE player_id = 1 AND ${where} ORDER BY id DESC`;
    const ids = world.db.handle.prepare(select).pluck().all();
    const pages = Math.ceil(ids.length / 10);
    expect((await page(`page=1${query}`)).pagination.total_pages).toBe(pages);
    for (const number of [1, 2, Math.floor(pages / 2), pages - 1, pages]) {
      const expected = ids.slice((number - 1) * 10, number * 10);
      expect(idsOf((await page(`page=${number}${query}`)).data)).toEqual(expected);
    }
  },
);

it('GET /bets/history/ keeps a page stable while bets are placed: nothing is shown twice', async () => {
  const { call, page } = await reading({ scenario: 'three-pages-of-history' });
  const second = idsOf((await page('page=2')).data);
  await call('POST /betting/', betBody(3, [{ jodi: '12', points: 5 }]));
  const shifted = idsOf((await page('page=2')).data);
  expect(shifted.slice(1)).toEqual(second.slice(0, 9));
});

it.each([
  [1, 1, 1],
  [10, 1, 10],
  [11, 2, 1],
  [20, 2, 10],
  [21, 3, 1],
])(
  'GET /bets/history/ ends with the last bet: %i bets, page %i with %i bets',
  async (bets, pages, left) => {
    const { call, page } = await reading({ scenario: 'fresh' });
    const one = { digit: '1', points: 1, bet_type: 'open' };
    const body = betBody(
      1,
      Array.from({ length: bets }, () => one),
    );
    expect((await call('POST /betting/', body)).statusCode).toBe(200);
    const last = await page(`page=${pages}`);
    expect(last.data).toHaveLength(left);
    expect(last.pagination).toEqual({
      current_page: pages,
      has_previous: pages > 1,
      has_next: false,
      total_pages: pages,
    });
    expect((await call(`GET /bets/history/?page=${pages + 1}`)).statusCode).toBe(404);
  },
);

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=99',
  'page=99999999999999999999',
  'page=x',
  'page=',
])('GET /bets/history/ answers 404 with detail for %s', async (query) => {
  const { call } = await reading();
  const answer = await call(`GET /bets/history/?${query}`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Invalid page.' }]);
});

it.each([
  ...['bet_status=maybe', 'bet_status=PENDING', 'bet_status=won&bet_status='],
  ...['session_type=both', 'session_type=open&session_type=close'],
])('GET /bets/history/ answers 400 with field messages for %s', async (query) => {
  const { call } = await reading();
  const answer = await call(`GET /bets/history/?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual([query.split('=')[0]]);
});

it('GET /bets/history/ reads one page of bets, whatever its size, number and query text', async () => {
  const { world, as } = await buildTestApp({ scenario: 'three-pages-of-history' });
  const call = as(mainPlayer.mobile);
  const statements = Object.getPrototypeOf(world.db.handle.prepare('SELECT 1'));
  const ran = ['get', 'all'].map((name) => vi.spyOn(statements, name));
  onTestFinished(() => {
    for (const one of ran) one.mockRestore();
  });
  const statementsOf = async (styles: string[], query: string) => {
    changeHostStyle(world, styles);
    await call('GET /bets/history/?page=1');
    for (const one of ran) one.mockClear();
    expect((await call(`GET /bets/history/?${query}`)).statusCode).toBe(200);
    const sources = ran.flatMap(({ mock }) => mock.contexts.map(({ source }) => source));
    return sources.filter((sql) => sql.includes('FROM bets')).length;
  };
  const styles = [[], ['pages-of-7'], ['pages-of-2'], ['pages-of-2', 'oldest-bets-first']];
  const queries = ['page=1&note=x', 'page=3', 'page=2&note=yy', 'bet_status=lost&page=2'];
  for (const style of styles)
    for (const query of queries)
      expect([style, query, await statementsOf(style, query)]).toEqual([style, query, 2]);
});

it('GET /bets/history/ answers an empty list as page 1 of 1 to a player without bets', async () => {
  const { as } = await reading();
  const answer = await as(newPlayer.mobile)('GET /bets/history/?page=1');
  expect(answer.json()).toEqual({
    data: [],
    pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
  });
});

it('the bet records of the seed fit the contract, with every bet type won, lost and PENDING', {
  tags: ['@ENT-13', '@ENT-14', '@ENT-15'],
}, async () => {
  const { every } = await reading();
  const records = await every();
  for (const record of records) expect(formErrorsOf(RecordSchema, record)).toEqual([]);
  for (const status of ['won', 'lost', 'PENDING']) {
    const types = records
      .filter(({ bet_details: { bet_status } }) => bet_status === status)
      .map(({ bet_type }) => bet_type.name);
    expect(new Set(types).size).toBe(betTypes.length);
  }
});

it('the bet records of the seed include bets without placed_bets, with three, and with quoted results', async () => {
  const { every } = await reading();
  const details = (await every()).map(({ bet_details }) => bet_details);
  const bare = details.filter(({ placed_bets: placed }) => placed === undefined);
  expect(
    bare.some(({ open_pana, open_digit, close_pana, close_digit, jodi }) =>
      Boolean(open_pana ?? open_digit ?? close_pana ?? close_digit ?? jodi),
    ),
  ).toBe(true);
  expect(details.some(({ placed_bets: placed }) => placed?.length === 3)).toBe(true);
  const raw = details.map(({ result_data: result }) => result?.raw_result ?? '');
  const texts = raw.filter((text) => text !== '');
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.length).toBeLessThan(raw.length);
  for (const text of texts) {
    expect(text).not.toContain('"');
    const { processed_result: processed } = JSON.parse(text.replaceAll("'", '"'));
    expect([...(processed.digits ?? []), ...(processed.combinations ?? [])]).toHaveLength(1);
  }
});

it('the bet records of the seed name in placed_bets the session, the points and the numbers', {
  tags: ['@ENT-16'],
}, async () => {
  const { every } = await reading();
  const sangam = (await every()).find(({ bet_type }) => bet_type.name === 'Half Sangam A');
  expect(sangam?.bet_details.placed_bets).toEqual([
    {
      bet_type: expect.stringMatching(/^(open|close)$/),
      open_digit: expect.stringMatching(/^\d$/),
      close_pana: expect.stringMatching(/^\d{3}$/),
      points: sangam?.bet_details.amount,
    },
  ]);
});

it('GET /betting/history/ lists the bets of the player in pages, and GET /betting/{id}/ one of them', {
  tags: ['@API-28', '@API-29'],
}, async () => {
  const { call, page } = await reading();
  const listed = (await call('GET /betting/history/')).json();
  expect(listed).toEqual(await page('page=1'));
  const [record] = listed.data;
  expect((await call(`GET /betting/${record.id}/`)).json()).toEqual(record);
});

it('GET /betting/{id}/ answers 404 with detail for a foreign, an unknown and an impossible id', {
  tags: ['@API-29'],
}, async () => {
  const { call, as } = await reading();
  const [foreign] = (await as(poorPlayer.mobile)('GET /betting/history/')).json().data;
  for (const id of [foreign.id, 999_999, 'x']) {
    const answer = await call(`GET /betting/${id}/`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  }
});
