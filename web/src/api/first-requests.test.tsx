import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ApiServer, type Handler, startApi } from '../testing/api-server.ts';
import { resetSession, signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { isFirstWaiting, sendFirstRequests } from './first-requests.ts';
import { getHomepage } from './homepage.ts';
import { getMarkets } from './markets.ts';
import { writeTokens } from './tokens.ts';

let api: ApiServer;
let reply: Handler;

beforeEach(async () => {
  reply = () => ({ body: [] });
  api = await startApi((call) => reply(call));
  history.replaceState(null, '', '/home');
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  resetSession();
  // Takes what a test left.
  await Promise.allSettled([getHomepage(), getMarkets()]);
  await api.close();
});

/** Requests that leave together arrive in any order. */
const paths = () => api.calls.map(({ path }) => path).sort();

it('home uses each of the two responses that were requested at the start once', async () => {
  expect(sendFirstRequests()).toBe(true);
  await Promise.all([getHomepage(), getMarkets()]);
  expect(paths()).toEqual(['/homepage/', '/markets/']);
  for (const { headers } of api.calls) expect(headers.authorization).toMatch(/^Bearer /);
  expect(isFirstWaiting()).toBe(false);
  await getMarkets();
  expect(paths()).toEqual(['/homepage/', '/markets/', '/markets/']);
});

it('home repeats a request whose response was lost at the start', async () => {
  reply = () => 'drop';
  sendFirstRequests();
  await expect.poll(() => api.calls).toHaveLength(2);
  reply = () => ({ body: [] });
  expect(await getMarkets()).toEqual([]);
});

it('home repeats a request whose response is older than a minute', async () => {
  sendFirstRequests();
  await expect.poll(() => api.calls).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await getMarkets();
  expect(paths()).toEqual(['/homepage/', '/markets/', '/markets/']);
});

it('an access token that is refused at the start is refreshed', async () => {
  reply = ({ path, headers }) => {
    if (path === '/token/refresh/') return { body: { access: 'renewed' } };
    return headers.authorization === 'Bearer renewed' ? { body: [] } : { status: 401, body: {} };
  };
  sendFirstRequests();
  expect(await getMarkets()).toEqual([]);
  expect(paths()).toEqual(['/homepage/', '/markets/', '/markets/', '/token/refresh/']);
});

it.each([
  ['a visitor', () => resetSession()],
  ['a player whose session is over', () => writeTokens(tokenFor(-1), 'refresh')],
  ['a token that cannot be read', () => writeTokens('no token', 'refresh')],
  ['another screen', () => history.replaceState(null, '', '/wallet')],
])('%s sends no request at the start', (_who, prepare) => {
  prepare();
  expect(sendFirstRequests()).toBe(false);
  expect(isFirstWaiting()).toBe(false);
});

it.each(['/betting-options', '/single-pana'])(
  '%s requests the markets at the start',
  async (path) => {
    history.replaceState(null, '', path);
    sendFirstRequests();
    await getMarkets();
    expect(paths()).toEqual(['/markets/']);
  },
);
