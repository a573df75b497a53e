import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMock, type Mock } from '../../create-mock.ts';
import type { HostStyleChoice } from '../host-styles/host-styles.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ seed: 11, now: testClock });
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const { mobile } = mainPlayer;

/** Sends a request to the default world; gives the status and the JSON of the body. */
async function send(method: string, path: string, body?: object, headers = {}) {
  const response = await mock.fetch(mock.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

async function signIn(mobile_number = mainPlayer.mobile) {
  const app_id = mock.world().id;
  const form = { grant_type: 'otp', app_id, mobile_number, otp: mainPlayer.otp };
  const { body } = await send('POST', '/users/login/', form);
  return { ...body, bearer: { authorization: `Bearer ${body.tokens.access}` } };
}

/** Bets ten points on the jodi 05 of a market. */
const bet = (bearer: object, market_id: unknown, other = {}) =>
  send(
    'POST',
    '/betting/',
    {
      market_id,
      bet_type_id: 3,
      amount: 10,
      payload: { bets: [{ jodi: '05', points: 10 }] },
      ...other,
    },
    bearer,
  );

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

it.each([
  ['bet-ids-as-uuids', '..%2F__mock%2Fworlds%2Fkalyan-matka%2Fplayers', 404],
  ['bet-ids-as-uuids', '1', 404],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-000000000001', 200],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-000000000001%2F..', 404],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-999999999999', 404],
  ['big-bet-ids', '1', 404],
  ['big-bet-ids', '400000000000001', 200],
  ['big-bet-ids', '4e14', 404],
])('a world with the host style %s has under the id %s of a bet %i', async (style, id, status) => {
  await mock.world().setHostStyle([style]);
  const { bearer } = await signIn();
  expect((await send('GET', `/betting/${id}/`, undefined, bearer)).status).toBe(status);
  const named = { 'x-mock-world': mock.world().id };
  const anonymous = (await send('GET', `/betting/${id}/`, undefined, named)).status;
  expect(anonymous).toBe(id.includes('%2F') ? 404 : 401);
});

it.each([
  ['other-market-ids', 1],
  ['other-market-ids', 5007.5],
  ['other-market-ids', { toString: null }],
  ['market-ids-as-texts', '7a'],
  ['other-bet-type-ids', 7],
])('a world with the host style %s refuses the id %j, which it never showed', async (style, id) => {
  await mock.world().setHostStyle([style]);
  const { bearer } = await signIn();
  const before = (await mock.world().player(mobile)).points;
  const sent = style === 'other-bet-type-ids' ? { bet_type_id: 3 } : { market_id: id };
  expect((await bet(bearer, 7, sent)).status).toBe(400);
  expect((await mock.world().player(mobile)).points).toBe(before);
});

it('a world with hundreds of markets books, lists and filters a bet on one of them as on any other', async () => {
  await mock.world().setHostStyle(['three-hundred-markets']);
  const { bearer } = await signIn();
  const { body: markets } = await send('GET', `/markets/?app_id=${mock.world().id}`);
  const { id, name } = markets.findLast(
    ({ current_status }: { current_status: number }) => current_status === 6,
  );
  const placed = await bet(bearer, id);
  expect(placed.body.bet_details.market).toEqual({ id, name });
  const path = `/bets/history/?page=1&market_names=${encodeURIComponent(name)}`;
  const { body: history } = await send('GET', path, undefined, bearer);
  expect(history.data.map(({ market }: { market: object }) => market)).toEqual([{ name }]);
  await mock.world().advance({ seconds: 86_400 });
  const { body: later } = await send('GET', path, undefined, (await signIn()).bearer);
  expect(later.data[0].bet_details.bet_status).not.toBe('PENDING');
  expect((await mock.world().invariants()).filter(({ holds }) => !holds)).toEqual([]);
});

it('a world with pages of seven bets shows the win of a draw on the page that was read before it', async () => {
  await mock.world().setHostStyle(['pages-of-7']);
  const { bearer } = await signIn();
  await bet(bearer, 7);
  const page = () => send('GET', '/bets/history/?page=1', undefined, bearer);
  await mock.world().fault({ effect: 'status', status: 503, path: '/bets/history/', times: 1 });
  expect((await page()).status).toBe(503);
  expect((await page()).body.data[0].bet_details.bet_status).toBe('PENDING');
  const market = 'Kalyan Matka';
  await mock.world().setDraw({ market, session: 'open', pana: '127' });
  await mock.world().setDraw({ market, session: 'close', pana: '159' });
  await mock.world().advance({ seconds: 43_000 });
  const { data, pagination } = (await page()).body;
  expect(data[0].bet_details.bet_status).toBe('won');
  const all = await mock.world().bets(mobile);
  expect([data.length, pagination.total_pages]).toEqual([7, Math.ceil(all.length / 7)]);
  const journal = await mock.world().journal();
  expect(journal.filter(({ url }) => url.startsWith('/bets/history/'))).toHaveLength(3);
});

it('an access token of few requests ends after them, and an undone world counts them anew', async () => {
  await mock.world().setHostStyle(['tokens-of-few-requests']);
  const { bearer, tokens } = await signIn();
  const read = async () => (await send('GET', '/bets/history/', undefined, bearer)).status;
  const state = `/__mock/worlds/${mock.world().id}/state/`;
  const { id } = (await send('POST', state)).body;
  const statuses = [];
  for (let request = 0; request < 26; request += 1) statuses.push(await read());
  expect(statuses).toEqual([...Array(25).fill(200), 401]);
  const { body } = await send('POST', '/token/refresh/', { refresh: tokens.refresh });
  const next = { authorization: `Bearer ${body.access}` };
  expect((await send('GET', '/bets/history/', undefined, next)).status).toBe(200);
  expect((await mock.world().replay()).differences).toEqual([]);
  await send('POST', `${state}${id}/`);
  expect([await read(), (await send('GET', '/bets/history/', undefined, next)).status]).toEqual([
    200, 200,
  ]);
});

it('a refresh token for one refresh ends with it, and gives the next one', async () => {
  await mock.world().setHostStyle(['one-time-refresh-tokens', 'opaque-refresh-tokens']);
  const { tokens } = await signIn();
  const refresh = (token: string) => send('POST', '/token/refresh/', { refresh: token });
  const next = await refresh(tokens.refresh);
  expect([next.status, (await refresh(tokens.refresh)).status]).toEqual([200, 401]);
  expect((await refresh(next.body.refresh)).status).toBe(200);
});

it('a history begins with the oldest bet on its first page and ends with the newest on its last', async () => {
  await mock.world().setHostStyle(['oldest-bets-first', 'pages-of-7']);
  const { bearer } = await signIn();
  const idsOf = async (page: number) => {
    const { body } = await send('GET', `/bets/history/?page=${page}`, undefined, bearer);
    return body.data.map(({ id }: { id: number }) => id);
  };
  const newest = (await mock.world().bets(mobile))[0]?.id;
  const pages = Math.ceil(Number(newest) / 7);
  expect([(await idsOf(1))[0], (await idsOf(pages)).at(-1)]).toEqual([1, newest]);
  expect((await mock.world().invariants()).filter(({ holds }) => !holds)).toEqual([]);
});

it('a list of markets shows the last result until there is one of today', async () => {
  const path = `/markets/?app_id=${mock.world().id}`;
  const panas = async () => {
    const { body } = await send('GET', path);
    const { open_pana, close_pana } = body.find(
      ({ name }: { name: string }) => name === 'Kalyan Matka',
    );
    return [open_pana, close_pana];
  };
  await mock.world().setClock('2026-11-20T00:10:00+05:30');
  const yesterday = await panas();
  await mock.world().setClock('2026-11-20T12:00:00+05:30');
  expect(await panas()).toEqual([null, null]);
  await mock.world().setHostStyle(['last-result-until-the-next']);
  expect(await panas()).toEqual(yesterday);
  await mock.world().setClock('2026-11-20T16:30:00+05:30');
  expect(await panas()).toEqual([expect.stringMatching(/^\d{3}$/), null]);
});

it('a market day from five in the morning shows the results of yesterday in the night', async () => {
  const list = async () =>
    (await send('GET', `/markets/?app_id=${mock.world().id}`)).body.map(
      ({ current_status_name: status, close_pana: pana }: Record<string, unknown>) => [
        status,
        typeof pana,
      ],
    );
  await mock.world().setClock('2026-11-21T02:00:00+05:30');
  expect(new Set(await list())).toContainEqual(['Running now', 'object']);
  await mock.world().setHostStyle(['market-day-from-five']);
  expect(new Set((await list()).map(String))).toEqual(new Set(['Closed for today,string']));
  await mock.world().setClock('2026-11-21T05:00:00+05:30');
  expect((await list()).map(String)).toContain('Running now,object');
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

it('ids of markets and bet types with letters are taken as they were given, and no others', async () => {
  await mock.world().setHostStyle(['market-ids-with-letters', 'bet-type-ids-with-letters']);
  const { bearer } = await signIn();
  const idOf = async (path: string, given: string) =>
    (await send('GET', `${path}?app_id=${mock.world().id}`)).body.find(
      ({ name }: { name: string }) => name === given,
    ).id;
  const market_id = await idOf('/markets/', 'Kalyan Matka');
  const bet_type_id = await idOf('/bet-types/', 'Jodi Digits');
  expect([market_id, bet_type_id]).toEqual([
    expect.stringMatching(/^65f0c0ffee00\d{12}$/),
    expect.stringMatching(/^65f0be77c0de\d{12}$/),
  ]);
  expect((await bet(bearer, market_id, { bet_type_id })).status).toBe(200);
  for (const wrong of [{ market_id: 3 }, { bet_type_id: 3 }, { market_id: `${market_id}0` }])
    expect((await bet(bearer, market_id, { bet_type_id, ...wrong })).status).toBe(400);
});

it('a login ends the sessions of its player alone, and an undone world has them again', async () => {
  await mock.world().setHostStyle(['one-session-at-a-time']);
  const [first, other] = [await signIn(), await signIn('9812345678')];
  const read = async ({ bearer }: typeof first) =>
    (await send('GET', '/bets/history/', undefined, bearer)).status;
  const refresh = async ({ tokens }: typeof first) =>
    (await send('POST', '/token/refresh/', { refresh: tokens.refresh })).status;
  const state = `/__mock/worlds/${mock.world().id}/state/`;
  const { id } = (await send('POST', state)).body;
  const second = await signIn();
  expect([await read(first), await refresh(first)]).toEqual([401, 401]);
  expect([await read(second), await refresh(second), await read(other)]).toEqual([200, 200, 200]);
  await send('POST', `${state}${id}/`);
  expect([await read(first), await refresh(first), await read(other)]).toEqual([200, 200, 200]);
});

it.each<[HostStyleChoice, string]>([
  [['pages-of-8'], 'There is no host style pages-of-8. Did you mean pages-of-7?'],
  [
    ['pages-of-7', 'pages-of-50'],
    'pages-of-7 and pages-of-50 contradict each other: both decide how many bets are on a page.',
  ],
  [['no-markets'], 'no-markets is a state of a world: use the scenario no-markets.'],
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
