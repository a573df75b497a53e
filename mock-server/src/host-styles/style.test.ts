import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { openStyledMock } from '../../test/styled-mock.ts';

const { mock, send, signIn, bet } = await openStyledMock();

const { mobile } = mainPlayer;

it('a world with hundreds of markets books, lists and filters a bet on each of them alike', async () => {
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

it('a world with pages of seven bets shows a new win on a page that was read before the draw', async () => {
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

it('an access token for a few requests ends after them, and an undo restores its count', async () => {
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

it('a refresh token for one use ends after it, and returns the next refresh token', async () => {
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

it('a list of markets shows the last result until today has one', async () => {
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
  for (const time of ['02:00:00', '04:59:59']) {
    await mock.world().setClock(`2026-11-21T${time}+05:30`);
    expect(new Set((await list()).map(String))).toEqual(new Set(['Closed for today,string']));
  }
  await mock.world().setClock('2026-11-21T05:00:00+05:30');
  expect((await list()).map(String)).toContain('Running now,object');
});

it('a login ends the other logins of its player alone, and an undo restores them', async () => {
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
