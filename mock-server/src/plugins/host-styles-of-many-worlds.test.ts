import { once } from 'node:events';
import { connect } from 'node:net';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMock, type Mock } from '../../create-mock.ts';

/** Ten worlds: each style changes something that a client sees in one of the requests below. */
const styles = [
  ['rate-limit', 'undrawn-numbers-as-stars'],
  ['pages-of-7', 'points-as-text'],
  ['one-page-without-pagination', 'new-refresh-token'],
  ['bet-ids-as-uuids', 'opaque-refresh-tokens'],
  ['other-market-ids', 'opaque-refresh-tokens'],
  ['other-market-names', 'extra-fields'],
  ['tokens-of-few-requests', 'times-in-utc'],
  ['one-session-at-a-time', 'opaque-refresh-tokens'],
  ['keys-ignored', 'escaped-json'],
  ['refused-tokens-with-codes', 'cookies-and-caches'],
] as const;

const styled = styles.map((names, index) => ({ id: `styled-${index}`, names: [...names] }));
const plain = styles.map((_, index) => ({ id: `plain-${index}`, names: [] }));
/** One with a style beside one without, so that each meets the other at every step. */
const worlds: readonly { id: string; names: string[] }[] = styled.flatMap((one, index) => [
  one,
  plain[index] ?? one,
]);

let mock: Mock;
/** A mock that never had a world with a style. */
let untouched: Mock;
beforeAll(async () => {
  const options = { seed: 11, now: testClock, port: 0, secret: 'many worlds' };
  [mock, untouched] = await Promise.all([createMock(options), createMock(options)]);
  for (const { id, names } of worlds) {
    // A style of another world may have been taken on before.
    await mock.world(id).create({ hostStyle: ['pages-of-50'] });
    await mock.world(id).create({ hostStyle: names });
  }
  for (const { id } of plain) await untouched.world(id).create();
});
afterAll(() => Promise.all([mock.close(), untouched.close()]));

/** A request, repeated while the host has had too many. */
async function send(on: Mock, method: string, path: string, body?: object, token = '') {
  const request = {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  for (;;) {
    const response = await on.fetch(on.url + path, request);
    const text = await response.text();
    if (response.status === 429) continue;
    return {
      status: response.status,
      text,
      body: text === '' ? null : JSON.parse(text.trim().replace(/^\uFEFF/, '')),
    };
  }
}

const { mobile, otp } = mainPlayer;

async function signIn(on: Mock, app_id: string) {
  const form = { app_id, grant_type: 'otp', mobile_number: mobile, otp };
  const { body } = await send(on, 'POST', '/users/login/', form);
  return body.tokens as { access: string; refresh: string };
}

const worldIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).world;

/** The bytes of a response, in the pieces in which they come, until the connection ends. */
async function rawPieces(on: Mock, path: string): Promise<string[]> {
  const { hostname, port } = new URL(on.url);
  const socket = connect(Number(port), hostname);
  const pieces: string[] = [];
  socket.on('data', (piece) => pieces.push(piece.toString()));
  socket.on('error', () => pieces.push('reset'));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  return pieces.map((piece) => piece.replace(/^date:.*$/im, 'date'));
}

/** Everything that a player and a developer do, in all worlds by turns. */
async function step<Result>(work: (world: (typeof worlds)[number]) => Promise<Result>) {
  return new Map(await Promise.all(worlds.map(async (one) => [one.id, await work(one)] as const)));
}

it('each world issues and accepts its own tokens', async () => {
  const tokens = await step(({ id }) => signIn(mock, id));
  for (const { id } of worlds) {
    const { access, refresh = '' } = tokens.get(id) ?? {};
    expect([id, worldIn(access ?? '')]).toEqual([id, id]);
    const { body } = await send(mock, 'POST', '/token/refresh/', { refresh });
    expect([id, worldIn(body.access)]).toEqual([id, id]);
  }
});

it('a fault breaks the connection in a world with a style as in a world without a style', async () => {
  const drops = { effect: 'drop', path: '/markets/' } as const;
  const halves = { effect: 'half-body', when: 'after-commit', path: '/homepage/' } as const;
  const drips = {
    ...halves,
    effect: 'slow-drip',
    path: '/bet-types/',
    milliseconds: 200,
  } as const;
  const faulty = async (on: Mock, id: string) => {
    for (const rule of [drops, halves, drips]) await on.world(id).fault(rule);
    const paths = ['/markets/', '/homepage/', '/bet-types/'];
    const [dropped = [], half = [], dripped = []] = await Promise.all(
      paths.map((path) => rawPieces(on, `${path}?app_id=${id}`)),
    );
    await on.world(id).clearFaults();
    return { dropped, half: half.join(''), drops: dripped.length > 3, all: dripped.join('') };
  };
  const found = await step(({ id }) => faulty(mock, id));
  for (const { id } of plain)
    expect([id, found.get(id)]).toEqual([id, await faulty(untouched, id)]);
  for (const { id } of styled)
    expect([id, found.get(id)]).toMatchObject([id, { dropped: [], drops: true }]);
});

it('each world keeps its style after undo, reset, export and import, and in a branch', async () => {
  const stylesOf = async (id: string) => (await mock.world(id).hostStyle()).styles.toSorted();
  // One after the other: the mock keeps the states of eight worlds.
  for (const { id, names } of worlds.slice(0, 8)) {
    const world = mock.world(id);
    const own = names.toSorted();
    const { access } = await signIn(mock, id);
    const state = `/__mock/worlds/${id}/state/`;
    const kept = (await send(mock, 'POST', state)).body.id;
    await world.setHostStyle(['pages-of-50']);
    await world.reset();
    expect([id, await stylesOf(id)]).toEqual([id, ['pages-of-50']]);
    await send(mock, 'POST', `${state}${kept}/`);
    expect([id, await stylesOf(id)]).toEqual([id, own]);
    // The token from before the change is good in what was undone.
    const read = await send(mock, 'GET', '/bets/history/?page=1', undefined, access);
    expect([id, read.status]).toEqual([id, 200]);
    await world.branch({ request: 1, as: `${id}-branch` });
    expect([id, await stylesOf(`${id}-branch`)]).toEqual([id, own]);
    await mock.world(`${id}-copy`).create();
    await mock.world(`${id}-copy`).open(await world.file());
    expect([id, await stylesOf(`${id}-copy`)]).toEqual([id, own]);
    const database = await mock.fetch(`${mock.url}/__mock/worlds/${id}/image/`);
    await mock.fetch(`${mock.url}/__mock/worlds/${id}-copy/image/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/vnd.sqlite3' },
      body: await database.arrayBuffer(),
    });
    expect([id, await stylesOf(`${id}-copy`)]).toEqual([id, own]);
    await world.reset();
    expect([id, await stylesOf(id)]).toEqual([id, own]);
    for (const copy of ['branch', 'copy']) await mock.world(`${id}-${copy}`).drop();
  }
});

it('each world replays the requests of its clients byte for byte', async () => {
  await step(async ({ id }) => {
    const { access } = await signIn(mock, id);
    const get = (path: string) => send(mock, 'GET', path, undefined, access);
    const { body: markets } = await get('/markets/');
    const { body: betTypes } = await get('/bet-types/');
    const open = markets.find(
      ({ current_status: status }: { current_status: unknown }) => String(status) === '6',
    );
    const named =
      (code: string) =>
      ({ config }: { config: { code: string } }) =>
        config.code === code;
    const jodi = betTypes.find(named('jodi_digits')) ?? { id: 3 };
    const bet = { bet_type_id: jodi.id, market_id: open.id, amount: 10 };
    const payload = { bets: [{ jodi: '05', points: 10 }] };
    const placed = await send(mock, 'POST', '/betting/', { ...bet, payload }, access);
    expect([id, placed.status, placed.text]).toEqual([
      id,
      200,
      expect.stringContaining('user_balance'),
    ]);
    const { body: history } = await get('/bets/history/?page=1');
    const newest = await get(`/betting/${encodeURIComponent(String(history.data[0].id))}/`);
    expect([id, newest.body]).toEqual([id, history.data[0]]);
    await mock.world(id).advance({ to: 'next-draw' });
    await get('/bets/history/?page=1');
    await get('/betting/history/?page=2');
    const journal = await mock.world(id).journal();
    expect(journal.filter(({ url }) => url === '/betting/')).toHaveLength(1);
    expect([id, (await mock.world(id).replay()).differences]).toEqual([id, []]);
  });
});

it('a world without a style answers like a world of a mock that never had a style', async () => {
  for (const { id } of plain) {
    const answers = async (on: Mock) => {
      await on.world(id).reset();
      const texts = [];
      const { access } = await signIn(on, id);
      for (const path of ['/markets/', '/bet-types/', '/homepage/', '/bets/history/?page=2'])
        texts.push((await send(on, 'GET', path, undefined, access)).text);
      texts.push((await send(on, 'POST', '/betting/', { amount: 1 }, access)).text);
      texts.push((await send(on, 'GET', '/betting/history/?page=99', undefined, access)).text);
      return texts;
    };
    expect([id, await answers(mock)]).toEqual([id, await answers(untouched)]);
  }
});
