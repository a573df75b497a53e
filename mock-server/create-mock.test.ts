import type { LoginResponse } from '@matka/contracts/api/users';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it, onTestFinished } from 'vitest';
import { createMockClient } from './client/mock-client.ts';
import { createMock, type MockOptions } from './create-mock.ts';

async function made(options: MockOptions = {}) {
  const mock = await createMock(options);
  onTestFinished(() => mock.close());
  const { mobile, otp } = mainPlayer;
  const login = (app_id: string) =>
    mock.fetch(`${mock.url}/users/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_id, grant_type: 'otp', mobile_number: mobile, otp }),
    });
  return { mock, login };
}

it('a created mock answers the API and its controls in this process, without a socket', async () => {
  const { mock, login } = await made({ scenario: 'balance-of-5', now: testClock });
  const answer = await login('kalyan-matka');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ user: { points: 5 } });
  const summary = await mock.world().summary();
  expect(summary).toMatchObject({ scenario: 'balance-of-5', now: '2026-11-20T12:00:00.000+05:30' });
  await mock.world('other').create();
  await mock.world('other').drop();
  expect((await mock.worlds()).map(({ id }) => id)).toEqual(['kalyan-matka']);
});

it('a reset takes a created mock back to its seed', async () => {
  const { mock, login } = await made({ now: testClock });
  await mock.world().setBalance(mainPlayer.mobile, 1);
  await mock.world('other').create();
  await mock.reset();
  const answer = await login('kalyan-matka');
  expect(await answer.json()).toMatchObject({ user: { points: 10_000 } });
  expect(await mock.worlds()).toHaveLength(1);
});

it('a created mock fails as fetch does where a connection breaks or a caller gives up', async () => {
  const { mock, login } = await made();
  await mock.world().fault({ effect: 'reset', times: 1 });
  await expect(login('kalyan-matka')).rejects.toThrow(TypeError);
  await mock.world().fault({ effect: 'latency', milliseconds: 60_000, times: 1 });
  const signal = AbortSignal.timeout(20);
  const call = mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`, { signal });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('a created mock listens on a given port, and refuses unknown worlds if it is strict', async () => {
  const { mock } = await made({ port: 0, worlds: 'strict' });
  const get = (id: string) => fetch(`${mock.url}/markets/?app_id=${id}`);
  expect((await get('kalyan-matka')).status).toBe(200);
  expect((await get('unknown')).status).toBe(400);
});

it('a created mock can be controlled by an address with a slash at its end', async () => {
  const { mock } = await made({ port: 0 });
  const client = createMockClient(`${mock.url}/`);
  expect(client.url).toBe(mock.url);
  expect(await client.worlds()).toHaveLength(1);
});

it('the fetch of a created mock sends requests for other hosts to the network', async () => {
  const { mock } = await made();
  const { mock: other } = await made({ port: 0 });
  expect((await mock.fetch(`${other.url}/__mock/health`)).status).toBe(200);
});

it('a created mock names an unknown option and suggests a similar one', async () => {
  const wrong = [{ scenaro: 'fresh' }, { Port: 0 }, { appid: 'a' }, { clock: 'x' }];
  const said = await Promise.all(
    wrong.map((options) => createMock(options as MockOptions).catch(({ message }) => message)),
  );
  expect(said.map((text) => text.split(' Options:', 1)[0])).toEqual([
    'createMock: there is no scenaro. Did you mean scenario?',
    'createMock: there is no Port. Did you mean port?',
    'createMock: there is no appid. Did you mean appId?',
    'createMock: there is no clock.',
  ]);
});

it.each([
  ['{"secret":""}', 'secret takes a text that is not empty, not "".'],
  ['{"secret":5}', 'secret takes a text that is not empty, not 5.'],
  [
    '{"hostStyle":"pages-of-7"}',
    'hostStyle takes a list of names, or a seed as { random: 7 }, not "pages-of-7".',
  ],
  [
    '{"hostStyle":{"random":"7"}}',
    'hostStyle takes a list of names, or a seed as { random: 7 }, not {"random":"7"}.',
  ],
])('a created mock refuses an option with the wrong kind of value: %s', async (options, reason) => {
  await expect(createMock(JSON.parse(options))).rejects.toThrow(
    new TypeError(`createMock: ${reason}`),
  );
});

it('a created mock names the option that it refuses', async () => {
  const scenario = JSON.parse('"usuall"');
  await expect(createMock({ scenario })).rejects.toThrow(
    /^createMock: scenario takes usual, .*, not "usuall"\. Did you mean usual\?$/,
  );
  await expect(createMock({ now: 'noon' })).rejects.toThrow(
    'createMock: now takes a time of 2000 to 2099 that exists, with its offset, not "noon".',
  );
  await expect(createMock({ worlds: JSON.parse('"strickt"') })).rejects.toThrow(
    'createMock: worlds takes open, strict, named, not "strickt". Did you mean strict?',
  );
});

it.each(['null', '[]', '"fresh"', '7', 'true'])(
  'a created mock takes an object of options, not %s',
  async (options) => {
    await expect(createMock(JSON.parse(options))).rejects.toThrow(
      new TypeError(`createMock takes an object of options, not ${options}.`),
    );
  },
);

it('a created mock repeats only the beginning of a long value that it refuses', async () => {
  const long = 'x'.repeat(100_000);
  for (const options of [{ scenario: long }, { [long]: 1 }, { secret: [long] }]) {
    const said = await createMock(options as MockOptions).catch(({ message }) => message);
    expect(said.length).toBeLessThan(1_500);
  }
});

it.each(['/markets/', 'markets/', '', '?app_id=x', '//markets'])(
  'the fetch of a created mock takes whole addresses, not %j',
  async (address) => {
    const { mock } = await made();
    await expect(mock.fetch(address)).rejects.toThrow(
      `fetch takes a whole address, not ${address}: http://mock.invalid/markets/`,
    );
  },
);

it('a created mock refuses host styles that are not a list of names', async () => {
  const { mock } = await made();
  for (const given of ['"pages-of-7"', '7', 'null', '{}', '[7]'])
    await expect(mock.world().setHostStyle(JSON.parse(given))).rejects.toThrow(/ answered 400: /);
});

it('a created mock lists the draws of a clock step without earlier draws', async () => {
  const { mock } = await made({ scenario: 'all-closed' });
  const { events, now } = await mock.world().advance({ seconds: 60 });
  const began = Date.parse(now) - 60_000;
  expect(events.filter(({ at }) => Date.parse(at) <= began)).toEqual([]);
});

it('a strict created mock explains how to create an unknown world', async () => {
  const { mock } = await made({ worlds: 'strict' });
  const ask = (url: string, headers = {}) => mock.fetch(mock.url + url, { headers });
  const reason = `There is no world "unknown": this mock has only worlds that were created. world.create() or PUT /__mock/worlds/<id>/ makes one.`;
  for (const response of [
    await ask('/markets/?app_id=unknown'),
    await ask('/w/unknown/markets/'),
    await ask('/markets/', { 'x-mock-world': 'unknown' }),
  ])
    expect([response.status, await response.json()]).toEqual([400, { app_id: [reason] }]);
});

it('a created mock names the world of a foreign token and the world to sign in to', async () => {
  const { mock, login } = await made();
  const { tokens } = (await (await login('kalyan-matka')).json()) as LoginResponse;
  await mock.world().branch({ request: 1, as: 'then' });
  const response = await mock.fetch(`${mock.url}/w/then/bets/history/`, {
    headers: { authorization: `Bearer ${tokens.access}` },
  });
  expect([response.status, await response.json()]).toEqual([
    401,
    expect.objectContaining({
      detail: 'Token belongs to world kalyan-matka: sign in to world then for another',
    }),
  ]);
});
