import { expect, it } from 'vitest';
import { createMock } from '../../create-mock.ts';
import { openStyledMock } from '../../test/styled-mock.ts';
import type { HostStyleChoice } from '../host-styles/host-styles.ts';

const { mock, send, signIn, bet } = await openStyledMock();

it('a world with a host style answers in it, and its journal has what the client sent, once', async () => {
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

it('a world with a host style takes tokens of the style and those from before it', async () => {
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

it('a world with a host style answers invalid JSON and unknown addresses as the mock does', async () => {
  await mock.world().setHostStyle(['pages-of-7']);
  const { bearer } = await signIn();
  const headers = { 'content-type': 'application/json', ...bearer };
  const broken = await mock.fetch(`${mock.url}/betting/`, { method: 'POST', headers, body: '{' });
  expect([broken.status, await broken.json()]).toEqual([
    400,
    { error: expect.stringContaining('JSON parse error') },
  ]);
  expect((await send('GET', '/nowhere/', undefined, bearer)).status).toBe(404);
});

it('a world with a host style refuses texts that are no tokens, and deep bodies, as the mock does', async () => {
  await mock.world().setHostStyle(['pages-of-7']);
  expect((await send('POST', '/token/refresh/', { refresh: 'nonsense' })).status).toBe(401);
  expect(
    (await send('GET', '/bets/history/', undefined, { authorization: 'Bearer nonsense' })).status,
  ).toBe(401);
  const { bearer } = await signIn();
  const headers = { 'content-type': 'application/json', ...bearer };
  const deep = `{"bet_type_id":3,"payload":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
  const refused = await mock.fetch(`${mock.url}/betting/`, {
    method: 'POST',
    headers,
    body: deep,
  });
  expect(refused.status).toBe(400);
});

it.each([
  ['/users/login/', { app_id: { toString: null } }],
  ['/users/login/', { app_id: 7 }],
  ['/token/refresh/', { refresh: { toString: 1 } }],
  ['/users/login/', { app_id: 'x'.repeat(200_000) }],
  ['/users/register/', { app_id: ['asha'] }],
])(
  'a world with a host style refuses values of a wrong type as the mock does: %s %j',
  async (path, body) => {
    const plain = await send('POST', path, body);
    await mock.world('asha').create({ hostStyle: ['pages-of-7'] });
    const styled = await send('POST', path, body);
    expect([styled.status, styled.body]).toEqual([plain.status, plain.body]);
    expect(styled.status).toBeLessThan(500);
  },
);

it.each(['1e999', '-1e999', '1e-999', '1e308', '9007199254740993', '18446744073709551616'])(
  'a world with a host style refuses a bet of %s points as the mock does, and its journal has what came',
  async (amount) => {
    const text = `{"market_id":7,"bet_type_id":3,"amount":${amount},"payload":{"bets":[{"jodi":"05","points":${amount}}]}}`;
    const outcome = async () => {
      const { bearer } = await signIn();
      const headers = { 'content-type': 'application/json', ...bearer };
      const init = { method: 'POST', headers, body: text };
      const response = await mock.fetch(`${mock.url}/betting/`, init);
      return [response.status, await response.json()];
    };
    const plain = await outcome();
    await mock.world().setHostStyle(['pages-of-7', 'big-bet-ids']);
    expect(await outcome()).toEqual(plain);
    expect(plain[0]).toBe(400);
    expect(JSON.stringify(plain)).not.toContain('null');
  },
);

it.each([[['pages-of-7']], [[]]])(
  'a world passes a redirect on to its client: host styles %j, another world has one',
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

it('a world speaks as the mock again without its host style, and keeps it in a reset', async () => {
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

it('a read has an entity tag and gets 304 until its response is another one', async () => {
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
  'a read is moved to its address without the last slash, below the prefix %j',
  async (prefix) => {
    const world = mock.world(prefix ? 'surya-matka' : mock.world().id);
    if (prefix) await world.create();
    await world.setHostStyle(['addresses-without-a-slash']);
    const path = `${prefix}/markets/?app_id=${world.id}`;
    const moved = await mock.fetch(mock.url + path, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      `../markets?app_id=${world.id}`,
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

it('a world with a host style takes either names or a seed', async () => {
  const path = `/__mock/worlds/${mock.world().id}/host-style/`;
  const both = await send('PUT', path, { styles: [], random: 7 });
  expect([both.status, (await send('PUT', path, {})).status]).toEqual([400, 400]);
});
