import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, loginForm } from '../../test/build-app.ts';

const login = (appId: string) => loginForm({ app_id: appId });
const bet = jodiBet(5);

async function buildWorlds(options: Parameters<typeof buildTestApp>[0] = {}) {
  const { app, anonymous } = await buildTestApp(options);
  const enter = async (appId: string, headers: Record<string, string> = {}) => {
    const answer = await anonymous('POST /users/login/', login(appId), headers);
    const authorization = `Bearer ${answer.json().tokens.access}`;
    return {
      user: answer.json().user,
      call: (line: string, body?: unknown, more: Record<string, string> = {}) =>
        anonymous(line, body, { authorization, ...more }),
    };
  };
  const snapshotOf = (id: string) => app.worlds.use(id)?.db.handle.serialize().toString('base64');
  return { app, anonymous, enter, snapshotOf };
}

it('a token selects its world, whatever app_id the query names', {
  tags: ['@MOCK-29'],
}, async () => {
  const { enter, anonymous } = await buildWorlds();
  await anonymous('PUT /__mock/worlds/empty/', { scenario: 'no-markets' });
  const { call } = await enter('empty');
  expect((await call('GET /markets/?app_id=kalyan-matka')).json()).toEqual([]);
  expect((await anonymous('GET /markets/?app_id=kalyan-matka')).json()).toHaveLength(13);
});

it('a request can name its world by /w/<id>/ or x-mock-world, and gets 401 with a foreign token', async () => {
  const { enter, anonymous } = await buildWorlds();
  await anonymous('PUT /__mock/worlds/empty/', { scenario: 'no-markets' });
  expect((await anonymous('GET /w/empty/markets/')).json()).toEqual([]);
  const header = { 'x-mock-world': 'empty' };
  expect((await anonymous('GET /markets/', undefined, header)).json()).toEqual([]);
  const { call } = await enter('kalyan-matka', header);
  expect((await call('GET /markets/')).json()).toEqual([]);
  const { call: foreign } = await enter('kalyan-matka');
  expect((await foreign('GET /w/empty/bets/history/?page=1')).statusCode).toBe(401);
});

it('a reset takes a world back to its seed exactly, and leaves other worlds alone', {
  tags: ['@MOCK-31'],
}, async () => {
  const { enter, anonymous, snapshotOf } = await buildWorlds();
  const seeded = snapshotOf('world-one');
  const [one, two] = [await enter('world-one'), await enter('world-two')];
  await one.call('POST /betting/', bet);
  await two.call('POST /betting/', bet);
  await anonymous('POST /__mock/worlds/world-one/clock/advance/', { seconds: 86_400 });
  const touched = snapshotOf('world-two');
  expect(snapshotOf('world-one')).not.toBe(seeded);
  await anonymous('POST /__mock/worlds/world-one/reset/');
  expect(snapshotOf('world-one')).toBe(seeded);
  expect(snapshotOf('world-two')).toBe(touched);
  expect((await enter('world-one')).user.points).toBe(10000);
});

it('a request with an invalid world id is refused', async () => {
  const { anonymous } = await buildWorlds();
  for (const id of ['', 'Upper', 'a b', 'x'.repeat(65), '../up']) {
    const answer = await anonymous(`GET /markets/?app_id=${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['app_id']);
  }
});

it('a strict mock serves only worlds that were created', async () => {
  const { anonymous } = await buildWorlds({ strict: true });
  const unknown = await anonymous('POST /users/login/', login('surprise'));
  expect(unknown.statusCode).toBe(400);
  expect(Object.keys(unknown.json())).toEqual(['app_id']);
  await anonymous('PUT /__mock/worlds/surprise/', {});
  expect((await anonymous('POST /users/login/', login('surprise'))).statusCode).toBe(200);
});

it('a mock without a default world requires the world in each request', async () => {
  const { anonymous } = await buildWorlds({ strict: true, defaultWorld: undefined });
  await anonymous('DELETE /__mock/worlds/kalyan-matka/');
  const reason = 'There is no world "kalyan-matka": this mock has only worlds that were created';
  const list = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect([list.statusCode, list.json().app_id[0]]).toEqual([400, expect.stringContaining(reason)]);
  const entered = await anonymous('POST /users/login/', login('kalyan-matka'));
  expect(entered.json().app_id[0]).toContain(reason);
  expect((await anonymous('GET /markets/?app_id=world-one')).statusCode).toBe(400);
  await anonymous('PUT /__mock/worlds/world-one/', {});
  const named = await anonymous('GET /markets/?app_id=kalyan-matka', undefined, {
    'x-mock-world': 'world-one',
  });
  expect(named.statusCode).toBe(200);
});

it('a world that is removed answers its requests in progress with 503', async () => {
  const { enter, anonymous } = await buildWorlds();
  const passing = async (id: string, leave: string): Promise<number[]> => {
    const path = `/__mock/worlds/${id}/`;
    const { call } = await enter(id);
    await anonymous(`POST ${path}faults/`, { effect: 'latency', milliseconds: 1_500 });
    const answer = call('GET /bets/history/?page=1');
    // The call waits for its latency from its next turn on; another call takes longer than that.
    await anonymous('GET /__mock/health/');
    const [method, rest = ''] = leave.split(' ');
    await anonymous(`${method} ${path}${rest}`, method === 'PUT' ? {} : undefined);
    const again = await (await enter(id)).call('GET /bets/history/?page=1');
    expect(Object.keys((await answer).json())).toEqual(['detail']);
    return [(await answer).statusCode, again.statusCode];
  };
  const ways = ['POST reset/', 'PUT', 'DELETE'];
  const found = await Promise.all(ways.map((leave, n) => passing(`passing-${n}`, leave)));
  expect(found).toEqual(ways.map(() => [503, 200]));
});
