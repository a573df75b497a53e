import * as Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../auth/auth-state.ts';
import { onSessionExpired } from '../auth/session-expired.ts';
import { show } from '../i18n/translate.ts';
import { followLeaving } from '../lib/page-left.ts';
import {
  type ApiResponse,
  type ApiServer,
  type ReceivedRequest,
  startApi,
} from '../testing/api-server.ts';
import { expectNothingLeft, resetSession, signInForTest } from '../testing/signed-in.ts';
import { installLocks } from '../testing/web-locks.ts';
import { client } from './client.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { readAccessToken, readRefreshToken, writeTokens } from './tokens.ts';

const rejected: ApiResponse = { status: 401, body: { detail: 'Token is expired' } };
let api: ApiServer;
/** The bearer that the API takes; a refresh gives it out. */
let good: string;
let onRefresh: (call: ReceivedRequest) => ApiResponse | 'drop' | Promise<ApiResponse | 'drop'>;
let lost: string[];
let stopListening: () => void;

beforeEach(async () => {
  good = 'good';
  onRefresh = () => ({ body: { access: good } });
  api = await startApi((call) => {
    if (call.path === '/token/refresh/') return onRefresh(call);
    return call.headers.authorization === `Bearer ${good}` ? { body: [call.path] } : rejected;
  });
  signInForTest();
  lost = [];
  stopListening = onSessionExpired((reason) => lost.push(show(reason)));
});
afterEach(async () => {
  stopListening();
  await api.close();
});

const get = (path: `/${string}/` = '/markets/') =>
  client.request(Type.Array(Type.String()), { method: 'GET', path });
const sent = (path: string) => api.calls.filter((call) => call.path === path);

it('a request that fails with 401 is retried after one refresh, and the player stays signed in', {
  tags: ['@SESSION-08', '@SESSION-13'],
}, async () => {
  expect(await get()).toEqual(['/markets/']);
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/markets/', undefined],
    ['/token/refresh/', { refresh: 'refresh-of-test' }],
    ['/markets/', undefined],
  ]);
  expect(sent('/token/refresh/')[0]?.headers).not.toHaveProperty('authorization');
  expect(readAccessToken()).toBe('good');
  expect(auth).toMatchObject({ token: 'good', isAuthenticated: true });
  expect(lost).toEqual([]);
});

it('twenty requests that fail together share one refresh', { tags: ['@SESSION-16'] }, async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/betting/${index}/` as const);
  expect(await Promise.all(paths.map(get))).toEqual(paths.map((path) => [path]));
  expect(sent('/token/refresh/')).toHaveLength(1);
  expect(api.calls).toHaveLength(41);
});

it('a login or registration that fails with 401 starts no refresh', {
  tags: ['@SESSION-14'],
}, async () => {
  const credentials = { app_id: 'a', mobile_number: '9876543210', password: 'Kalyan@2026' };
  await expect(login({ grant_type: 'password', ...credentials })).rejects.toMatchObject({
    status: 401,
  });
  const names = { first_name: 'Asha', last_name: 'Patil', confirm_password: 'Kalyan@2026' };
  await expect(
    register({ grant_type: 'password', ...credentials, ...names }),
  ).rejects.toMatchObject({ status: 401 });
  expect(api.calls.map(({ path }) => path)).toEqual(['/users/login/', '/users/register/']);
  for (const { headers } of api.calls) expect(headers).not.toHaveProperty('authorization');
});

it('a failed refresh signs the player out and reports the reason once to all waiting requests', {
  tags: ['@SESSION-17'],
}, async () => {
  onRefresh = () => rejected;
  const all = await Promise.allSettled(['/a/', '/b/', '/c/'].map((path) => get(path as '/a/')));
  for (const one of all) expect(one).toMatchObject({ status: 'rejected', reason: { status: 401 } });
  expectNothingLeft();
  expect(lost).toEqual(['Refresh token expired. Please login again.']);
  expect(sent('/token/refresh/')).toHaveLength(1);
});

it.each<[string, ApiResponse | 'drop', string]>([
  ['without an answer', 'drop', 'Network error. Please check your connection.'],
  ['without a token in the answer', { body: {} }, 'Session expired. Please login again.'],
])(
  'a failed refresh also signs the player out %s',
  { tags: ['@SESSION-17'] },
  async (_case, response, reason) => {
    onRefresh = () => response;
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expectNothingLeft();
    expect(lost).toEqual([reason]);
  },
);

it.each(['beforeunload', 'pagehide'])(
  'a failed refresh keeps the session if the player leaves the page, with the event %s',
  { tags: ['@SESSION-17'] },
  async (name) => {
    const stop = followLeaving();
    onRefresh = () => {
      dispatchEvent(new Event(name));
      return 'drop';
    };
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect([readRefreshToken(), auth.isAuthenticated, lost]).toEqual(['refresh-of-test', true, []]);
    stop();
  },
);

it('a failed refresh keeps the session if the browser restored the page from its cache meanwhile', async () => {
  const stop = followLeaving();
  onRefresh = () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return 'drop';
  };
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expect([auth.isAuthenticated, lost]).toEqual([true, []]);
  stop();
});

it('a refused refresh removes the tokens even if the player leaves the page', async () => {
  const stop = followLeaving();
  onRefresh = () => {
    dispatchEvent(new Event('pagehide'));
    return rejected;
  };
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expectNothingLeft();
  stop();
});

it('a failed refresh keeps the session of a player who signed in in another tab meanwhile', async () => {
  onRefresh = () => {
    writeTokens('other', 'refresh-of-another');
    return 'drop';
  };
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expect([readRefreshToken(), auth.isAuthenticated]).toEqual(['refresh-of-another', true]);
});

it('a request that fails with 401 signs the player out if there is no refresh token', {
  tags: ['@SESSION-17'],
}, async () => {
  resetSession();
  auth.isAuthenticated = true;
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expectNothingLeft();
  expect(lost).toEqual(['Session expired. Please login again.']);
  expect(sent('/token/refresh/')).toHaveLength(0);
});

describe('beside another tab', () => {
  beforeEach(() => installLocks());
  afterEach(() =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }),
  );

  it('two tabs share one refresh, and the waiting tab takes the new token', {
    tags: ['@SESSION-16'],
  }, async () => {
    const other = Promise.withResolvers<void>();
    const request = vi.spyOn(navigator.locks, 'request');
    void navigator.locks.request('token-refresh', {}, () => other.promise);
    const waiting = get();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    writeTokens('good', 'refresh-of-the-other-tab');
    other.resolve();
    expect(await waiting).toEqual(['/markets/']);
    expect(sent('/token/refresh/')).toHaveLength(0);
    expect(auth.isAuthenticated).toBe(true);
  });

  it('a tab stops waiting for the refresh of another tab after a time-out', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    void navigator.locks.request('token-refresh', {}, () => new Promise(() => undefined));
    expect(await get()).toEqual(['/markets/']);
    expect(sent('/token/refresh/')).toHaveLength(1);
  });
});
