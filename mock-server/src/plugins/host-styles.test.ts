import { expect, it } from 'vitest';
import { createMock } from '../../create-mock.ts';
import { openStyledMock } from '../../test/styled-mock.ts';
import type { HostStyleChoice } from '../host-styles/host-styles.ts';

const { mock, send, signIn, bet } = await openStyledMock();

it('a world with a host style answers in the style, and its journal has each client request once', async () => {
  await mock.world().setHostStyle(['other-market-ids', 'points-as-text', 'times-in-utc']);
  const { user, bearer } = await signIn();
  expect(user.points).toMatch(/^\d+\.\d\d$/);
  const { body: markets } = await send('GET', `/markets/?app_id=${mock.world().id}`);
  const { id } = markets.find(({ name }: { name: string }) => name === 'Kalyan Matka');
  expect(id).toBeGreaterThan(5000);
  const placed = await bet(bearer, id);
  expect(placed).toMatchObject({ status: 200, body: { bet_details: { market: { id } } } });
  const journal = await mock.world().journal();
  const own = journal.find(({ url }) => url === '/betting/');
  expect(own?.request).toMatchObject({ market_id: id });
  expect(journal.filter(({ url }) => url.startsWith('/markets/'))).toHaveLength(1);
  expect((await mock.world().replay()).differences).toEqual([]);
  const { body: history } = await send('GET', '/bets/history/?page=1', undefined, bearer);
  expect(history.data[0].timestamps.created_at).toMatch(/Z$/);
});

it('a world with a host style accepts tokens of the style and tokens from before it', async () => {
  const before = await signIn();
  await mock.world().setHostStyle(['opaque-refresh-tokens']);
  const { tokens } = await signIn();
  expect(tokens.refresh).toMatch(/^rt_[\w-]+$/);
  const refreshed = await send('POST', '/token/refresh/', { refresh: tokens.refresh });
  expect(refreshed.status).toBe(200);
  const bearer = { authorization: `Bearer ${refreshed.body.access}` };
  expect((await send('GET', '/bets/history/', undefined, bearer)).status).toBe(200);
  expect((await send('GET', '/bets/history/', undefined, before.bearer)).status).toBe(200);
});

const deep = `{"bet_type_id":3,"payload":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
const amounts = ['1e999', '-1e999', '1e-999', '1e308', '9007199254740993', '18446744073709551616'];

it.each<[line: string, body?: string]>([
  ['GET /nowhere/'],
  ['POST /betting/', '{'],
  ['POST /betting/', deep],
  ['POST /token/refresh/', '{"refresh":"nonsense"}'],
  ['POST /token/refresh/', '{"refresh":{"toString":1}}'],
  ['POST /users/login/', '{"app_id":{"toString":null}}'],
  ['POST /users/login/', '{"app_id":7}'],
  ['POST /users/login/', `{"app_id":"${'x'.repeat(200_000)}"}`],
  ['POST /users/register/', '{"app_id":["asha"]}'],
  ...amounts.map((amount): [string, string] => [
    'POST /betting/',
    `{"market_id":7,"bet_type_id":3,"amount":${amount},"payload":{"bets":[{"jodi":"05","points":${amount}}]}}`,
  ]),
])(
  'a world with a host style refuses a bad request as the mock does: row %#, %s',
  async (line, body) => {
    const [method = '', path = ''] = line.split(' ');
    const answer = async (styles: string[]) => {
      await mock.world().setHostStyle(styles);
      const headers = { 'content-type': 'application/json', ...(await signIn()).bearer };
      const response = await mock.fetch(mock.url + path, {
        method,
        headers,
        ...(body && { body }),
      });
      return [response.status, await response.text()];
    };
    const plain = await answer([]);
    expect(await answer(['pages-of-7', 'big-bet-ids'])).toEqual(plain);
    expect(String(plain)).toMatch(/^4/);
    expect(String(plain)).not.toContain('null');
  },
);

it('a world with a host style refuses a text that is not a token', async () => {
  await mock.world().setHostStyle(['pages-of-7']);
  const headers = { authorization: 'Bearer nonsense' };
  expect((await send('GET', '/bets/history/', undefined, headers)).status).toBe(401);
});

it.each([[['pages-of-7']], [[]]])(
  'a world with the host styles %j passes a redirect on to its client beside a styled world',
  async (hostStyle) => {
    await mock.world('asha').create({ hostStyle: ['pages-of-7'] });
    await mock.world().setHostStyle(hostStyle);
    const headers = { location: '/' };
    await mock.world().fault({ effect: 'status', status: 302, headers, path: '/markets/' });
    const address = `${mock.url}/markets/?app_id=${mock.world().id}`;
    const response = await mock.fetch(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  },
);

it('a world answers as the plain mock without its host style, and keeps its style in a reset', async () => {
  const path = `/homepage/?app_id=${mock.world().id}`;
  const plain = (await send('GET', path)).body;
  await mock.world().setHostStyle(['no-home-page-entries']);
  expect((await send('GET', path)).body).toEqual([]);
  await mock.world().setHostStyle([]);
  expect((await send('GET', path)).body).toEqual(plain);
  await mock.world().setHostStyle(['no-home-page-entries']);
  await mock.world().reset();
  expect((await send('GET', path)).body).toEqual([]);
  await mock.reset();
  expect((await send('GET', path)).body).toEqual(plain);
});

it('a read has an entity tag and gets 304 until its response changes', async () => {
  await mock.world().setHostStyle(['entity-tags']);
  const { bearer } = await signIn();
  const read = (etag = '') =>
    send('GET', '/bets/history/', undefined, { ...bearer, 'if-none-match': etag });
  const etag = (await read()).headers.get('etag') ?? '';
  expect([await read(etag), await read('"other"')]).toMatchObject([
    { status: 304, body: '' },
    { status: 200 },
  ]);
  const placed = await bet(bearer, 3);
  expect([placed.status, placed.headers.get('etag')]).toEqual([200, null]);
  expect((await read(etag)).status).toBe(200);
});

it.each(['', '/w/surya-matka'])(
  'a read is redirected to its address without the last slash, below the prefix %j',
  async (prefix) => {
    const world = mock.world(prefix ? 'surya-matka' : mock.world().id);
    if (prefix) await world.create();
    await world.setHostStyle(['addresses-without-a-slash']);
    const path = `${prefix}/markets/?app_id=${world.id}`;
    const moved = await mock.fetch(mock.url + path, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      `${prefix}/markets?app_id=${world.id}`,
    ]);
    const followed = await mock.fetch(mock.url + path);
    expect(followed.url).toBe(`${mock.url}${prefix}/markets?app_id=${world.id}`);
    expect(await followed.json()).toContainEqual(expect.objectContaining({ id: 3 }));
    expect((await send('GET', `${prefix}/bets/history/`)).status).toBe(401);
  },
);

it.each<[HostStyleChoice, string]>([
  [['pages-of-8'], 'There is no host style pages-of-8. Did you mean pages-of-7?'],
  [
    ['pages-of-7', 'pages-of-50'],
    'pages-of-7 and pages-of-50 contradict each other: both decide how many bets are on a page.',
  ],
  [['no-markets'], 'no-markets is a state of a world: use the scenario no-markets.'],
  [['every-market-suspended'], 'is a state of a world: use the scenario every-market-closed.'],
  [['sunday'], 'sunday is a time of a world: set its clock to 2026-11-22T15:30:00+05:30.'],
])('a world with a host style refuses %j in one line', async (choice, line) => {
  await expect(mock.world().setHostStyle(choice)).rejects.toThrow(line);
  await expect(createMock({ hostStyle: choice })).rejects.toThrow(line);
});

it('a host style takes either style names or a seed', async () => {
  const path = `/__mock/worlds/${mock.world().id}/host-style/`;
  const both = await send('PUT', path, { styles: [], random: 7 });
  expect([both.status, (await send('PUT', path, {})).status]).toEqual([400, 400]);
});
