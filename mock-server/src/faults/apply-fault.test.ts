import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, loginForm } from '../../test/build-app.ts';

const faults = '/__mock/worlds/kalyan-matka/faults/';
const bet = jodiBet(5);

async function spoiling(rule: object) {
  const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  const added = await anonymous(`POST ${faults}`, rule);
  expect(added.statusCode).toBe(201);
  const placed = async () => (await call('GET /bets/history/?page=1')).json().data.length;
  return { anonymous, call, placed };
}

it('a fault before the commit places no bet', async () => {
  const rule = { effect: 'status', status: 503, path: '/betting/', times: 1 };
  const { call, placed } = await spoiling(rule);
  expect((await call('POST /betting/', bet)).statusCode).toBe(503);
  expect(await placed()).toBe(0);
  expect((await call('POST /betting/', bet)).statusCode).toBe(200);
});

it.each([
  [{ effect: 'html', status: 429, headers: { location: '/' } }, 429],
  [{ effect: 'status', status: 302, headers: { location: '/' } }, 302],
])('a fault responds with the status of its rule: %j', async (rule, status) => {
  const { call } = await spoiling({ ...rule, path: '/betting/' });
  const response = await call('POST /betting/', bet);
  expect(response.statusCode).toBe(status);
  expect(response.headers.location).toBe('/');
});

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
it.each<[object, number, string, (whole: string) => unknown]>([
  [
    { effect: 'captive-portal' },
    200,
    html,
    () => expect.stringMatching(/^<html>.*<h1>Sign in to use this network<\/h1>.*<\/html>$/),
  ],
  [{ effect: 'html', status: 504 }, 504, html, () => expect.stringContaining('504 Gateway')],
  [{ effect: 'html', status: 599 }, 599, html, () => expect.stringContaining('<h1>599</h1>')],
  [{ effect: 'malformed' }, 200, json, (whole) => `${whole.slice(0, -1)},`],
  [{ effect: 'truncated' }, 200, json, (whole) => whole.slice(0, whole.length / 2)],
  [{ effect: 'truncated', bytes: 0 }, 200, json, () => ''],
  [{ effect: 'slow-drip', milliseconds: 10 }, 200, json, (whole) => whole],
  [{ effect: 'status' }, 500, json, () => '{"detail":"A server error occurred."}'],
  [{ effect: 'status', status: 404 }, 404, json, () => '{"detail":"Not found."}'],
  [{ effect: 'status', status: 429, body: [1] }, 429, json, () => '[1]'],
])(
  'a fault sends the body of its rule with type and length: %j',
  async (rule, status, type, body) => {
    const { call, anonymous } = await spoiling({ ...rule, when: 'after-commit', times: 1 });
    const { statusCode, headers, body: sent } = await call('GET /homepage/');
    const whole = (await anonymous('GET /homepage/?app_id=kalyan-matka')).body;
    expect([statusCode, headers['content-type'], sent]).toEqual([status, type, body(whole)]);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(sent)));
  },
);

it('a fault cuts a body off in the middle of its announced length', async () => {
  const { call } = await spoiling({ effect: 'half-body' });
  await expect(call('GET /homepage/')).rejects.toThrow();
});

it('a fault sends 429 with Retry-After, and sends 401 as often as its rule allows', async () => {
  const { call, anonymous } = await spoiling({ effect: 'status', status: 429, times: 1 });
  const throttled = await call('GET /bets/history/?page=1');
  expect(throttled.statusCode).toBe(429);
  expect(throttled.headers['retry-after']).toBe('30');
  await anonymous(`POST ${faults}`, { effect: 'status', status: 401, times: 3 });
  const statuses = [];
  for (let i = 0; i < 4; i += 1) {
    statuses.push((await call('GET /bets/history/?page=1')).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 200]);
});

it('a fault applies only to the method and path of its rule, with a star for any rest of the path', async () => {
  const { call } = await spoiling({
    effect: 'status',
    status: 500,
    method: 'GET',
    path: '/bet*',
  });
  expect((await call('POST /betting/', bet)).statusCode).toBe(200);
  expect((await call('GET /betting/history/')).statusCode).toBe(500);
  expect((await call('GET /markets/?app_id=kalyan-matka')).statusCode).toBe(200);
});

it('a fault with a probability hits the same requests in each world of one seed', async () => {
  const pattern = async () => {
    const { call } = await spoiling({ effect: 'status', status: 500, probability: 0.5 });
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await call('GET /betting/history/')).statusCode);
    }
    return statuses;
  };
  const first = await pattern();
  expect(new Set(first)).toEqual(new Set([200, 500]));
  expect(await pattern()).toEqual(first);
});

it('a fault applies to a login in its own world, and not to a login in another', async () => {
  const { anonymous } = await spoiling({ effect: 'status', status: 500, path: '/users/login/' });
  const answer = await anonymous('POST /users/login/', loginForm());
  expect(answer.statusCode).toBe(500);
  const other = loginForm({ app_id: 'elsewhere' });
  expect((await anonymous('POST /users/login/', other)).statusCode).toBe(200);
});
