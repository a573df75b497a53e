import { Readable } from 'node:stream';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMock, type Mock } from '../../create-mock.ts';
import { buildTestApp } from '../../test/build-app.ts';
import type { HostStyleChoice } from '../host-styles/host-styles.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ seed: 11, now: testClock });
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const { mobile, password } = mainPlayer;

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

async function signIn() {
  const { id } = mock.world();
  const form = { grant_type: 'password', app_id: id, mobile_number: mobile, password };
  const { body } = await send('POST', '/users/login/', form);
  return { ...body, bearer: { authorization: `Bearer ${body.tokens.access}` } };
}

/** Bets ten points on the jodi 05 of Kalyan Matka. */
const bet = (bearer: object, market_id: unknown) =>
  send(
    'POST',
    '/betting/',
    {
      market_id,
      bet_type_id: 3,
      amount: 10,
      payload: { bets: [{ jodi: '05', points: 10 }] },
    },
    bearer,
  );

describe('a world with a host style', () => {
  it('a world with a host style answers in it, and its journal has what the plain mock would have sent', async () => {
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
    expect(own?.request).toMatchObject({ market_id: (id - 5000) / 7 });
    expect(journal.filter(({ url }) => url.startsWith('/markets/'))).toHaveLength(1);
    expect((await mock.world().replay()).differences).toEqual([]);
    const { body: history } = await send('GET', '/bets/history/?page=1', undefined, bearer);
    expect(history.data[0].timestamps.created_at).toMatch(/Z$/);
  });

  it('a world with a host style takes tokens of the style and those from before it', async () => {
    const before = await signIn();
    await mock.world().setHostStyle(['opaque-refresh-tokens']);
    const { tokens } = await signIn();
    expect(tokens.refresh).toMatch(/^refresh-of-session-\d+$/);
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

  it('a world with a host style keeps no more of a body than the mock reads', async () => {
    const { app, world } = await buildTestApp({ hostStyle: ['pages-of-7'] });
    expect(world.hostStyle).toEqual(['pages-of-7']);
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const joined = vi.spyOn(Buffer, 'concat');
    onTestFinished(() => joined.mockRestore());
    const response = await app.inject({
      method: 'POST',
      url: '/users/login/',
      headers: { 'content-type': 'application/json' },
      payload: Readable.from(Array.from({ length: 100 }, () => chunk)),
    });
    expect(response.statusCode).toBe(413);
    const lengths = joined.mock.results.map(({ value }) => value.length);
    expect(Math.max(...lengths)).toBeLessThan(256 * 1024);
  });

  it('a world with a host style is not made by reading under a foreign name', async () => {
    const { app } = await buildTestApp({ hostStyle: ['pages-of-7'] });
    const headers = { host: 'evil.example' };
    await app.inject({ url: '/markets/?app_id=new-world', headers });
    expect(app.worlds.list().map(({ id }) => id)).toEqual(['kalyan-matka']);
  });

  it('a world with a host style breaks the connection where a fault does', async () => {
    await mock.world().setHostStyle(['pages-of-7']);
    await mock.world().fault({ effect: 'reset', path: '/markets/', times: 1 });
    const path = `/markets/?app_id=${mock.world().id}`;
    await expect(send('GET', path)).rejects.toThrow('fetch failed');
    expect((await send('GET', path)).status).toBe(200);
  });

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

  it('a world without a host style sends half a body though another world has one', async () => {
    const listening = await createMock({ port: 0, now: testClock });
    onTestFinished(() => listening.close());
    await listening.world('asha').create({ hostStyle: ['pages-of-7'] });
    await listening.world().fault({ effect: 'half-body', when: 'after-commit', path: '/markets/' });
    const response = await fetch(`${listening.url}/markets/?app_id=${listening.world().id}`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('a world speaks as the mock again without its host style, and after a reset', async () => {
    const path = `/homepage/?app_id=${mock.world().id}`;
    const plain = (await send('GET', path)).body;
    await mock.world().setHostStyle(['no-home-page-entries']);
    expect((await send('GET', path)).body).toEqual([]);
    await mock.world().setHostStyle([]);
    expect((await send('GET', path)).body).toEqual(plain);
    await mock.world().setHostStyle(['no-home-page-entries']);
    await mock.world().reset();
    expect((await send('GET', path)).body).toEqual(plain);
  });

  it('a world with a host style does not change how another world speaks', async () => {
    await mock.world('asha').create({ hostStyle: ['no-home-page-entries'] });
    expect((await send('GET', '/homepage/?app_id=asha')).body).toEqual([]);
    expect((await send('GET', `/homepage/?app_id=${mock.world().id}`)).body).toHaveLength(1);
    expect((await mock.world('asha').summary()).hostStyle).toEqual(['no-home-page-entries']);
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
});
