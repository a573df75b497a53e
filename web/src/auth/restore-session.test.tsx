import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAccessToken, readRefreshToken, writeTokens } from '../api/tokens.ts';
import { readStoredUser, USER_KEY } from '../lib/stored-player.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { expectNothingLeft, resetSession, signInForTest } from '../testing/signed-in.ts';
import { tokenFor, tokenWith } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { refreshSoonExpiring, startProactiveRefresh } from './proactive-refresh.ts';
import { register } from './register.ts';
import { startSession } from './restore-session.ts';
import { signIn } from './sign-in.ts';
import { POINTS_AT_KEY, storeUser } from './stored-user.ts';

describe('the restored session', () => {
  const user = { first_name: 'Asha', points: 50 };

  it('the start reads the tokens from the cookies and the user from storage', {
    tags: ['@SESSION-01', '@SESSION-02'],
  }, () => {
    const access = tokenFor(60);
    writeTokens(access, 'refresh');
    storeUser(user);
    startSession();
    expect(auth).toMatchObject({
      user,
      token: access,
      refreshToken: 'refresh',
      isAuthenticated: true,
    });
    expect(readStoredUser()).toEqual(user);
  });

  it('the start needs an access token but no refresh token', { tags: ['@SESSION-02'] }, () => {
    writeTokens(tokenFor(60), '');
    startSession();
    expect(auth).toMatchObject({ user: null, refreshToken: null, isAuthenticated: true });
  });

  it('the start without tokens removes stale stored data', { tags: ['@SESSION-10'] }, () => {
    storeUser(user);
    startSession();
    expectNothingLeft();
  });

  it('a clock that is an hour ahead keeps the player signed in, also after a reload', {
    tags: ['@SESSION-11'],
  }, () => {
    const now = Math.floor(Date.now() / 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: (now + 3600) * 1000 });
    writeTokens(tokenWith({ iat: now, exp: now + 600 }), 'refresh');
    startSession();
    expect(auth.isAuthenticated).toBe(true);
    vi.setSystemTime((now + 3600 + 601) * 1000);
    startSession();
    expectNothingLeft();
    vi.useRealTimers();
  });

  it('an expired access token ends the session at the start, with or without a refresh token', {
    tags: ['@SESSION-11'],
  }, () => {
    writeTokens(tokenFor(-1), 'still-good');
    storeUser(user);
    startSession();
    expectNothingLeft();
  });

  it('the start accepts a token until the millisecond of its expiry', {
    tags: ['@SESSION-11'],
  }, () => {
    const now = Math.ceil(Date.now() / 1000) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    writeTokens(tokenFor(60), 'refresh');
    vi.setSystemTime(now + 60_000 - 1);
    startSession();
    expect(auth.isAuthenticated).toBe(true);
    vi.setSystemTime(now + 60_000);
    startSession();
    expectNothingLeft();
    vi.useRealTimers();
  });

  it.each(['gibberish', 'a.b.c'])(
    'the malformed token %s ends the session at the start',
    { tags: ['@SESSION-12'] },
    (token) => {
      writeTokens(token, 'still-good');
      storeUser(user);
      startSession();
      expectNothingLeft();
    },
  );
});

describe('traces of a token', () => {
  const credential = 'Kalyan@2026';
  const tokens = { access: tokenFor(3600), refresh: tokenFor(7200) };
  const user = { id: 1, first_name: 'Asha', mobile_number: '9876543210', points: 10 };
  const secrets = [credential, tokens.access, tokens.refresh];

  let api: ApiServer;
  beforeEach(async () => {
    api = await startApi(() => ({ body: { user, tokens } }));
  });
  afterEach(async () => {
    await api.close();
    resetSession();
  });

  const entriesOf = (storage: Storage) =>
    Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key)]));

  /** Everything of this page that outlives it, or that others get to see, but for its cookies. */
  const traces = () =>
    JSON.stringify([
      entriesOf(localStorage),
      entriesOf(sessionStorage),
      location.href,
      history.state,
      document.title,
    ]);

  it('a sign-in leaves a token in no other place than its cookie', async () => {
    expect(await signIn({ mobileNumber: '9876543210', credential })).toBe(true);
    expect(entriesOf(localStorage)).toEqual({
      [USER_KEY]: JSON.stringify(user),
      [POINTS_AT_KEY]: expect.stringMatching(/^\d+$/),
      'cookie_marks:access_token': expect.stringMatching(/^\w{1,7}$/),
      'cookie_marks:refresh_token': expect.stringMatching(/^\w{1,7}$/),
    });
    for (const secret of secrets) expect(traces()).not.toContain(secret);
    expect(document.cookie.split('; ').sort()).toEqual([
      `access_token=${tokens.access}`,
      `refresh_token=${tokens.refresh}`,
    ]);
    for (const { query } of api.calls) expect(query).toBe('');
  });

  it('a registration leaves a token in no place', async () => {
    const form = { mobileNumber: '9876543210', firstName: 'Asha', lastName: 'Patil' };
    await register({ ...form, credential, confirmation: credential, referralCode: '' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
    expect(traces()).not.toContain(credential);
    expect(api.calls.map(({ query }) => query)).toEqual(['']);
  });
});

describe('the check of the access token', () => {
  let api: ApiServer;
  const fresh = tokenFor(3600);
  beforeEach(async () => {
    api = await startApi(() => ({ body: { access: fresh } }));
    signInForTest();
    history.replaceState(null, '', '/home');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
  });

  const MINUTE = 60;
  const withTokenFor = (seconds: number) => writeTokens(tokenFor(seconds), 'refresh-1');

  it('the check refreshes an access token that expires within five minutes', {
    tags: ['@SESSION-19', '@SESSION-08'],
  }, async () => {
    withTokenFor(5 * MINUTE - 2);
    await refreshSoonExpiring();
    expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/token/refresh/', { refresh: 'refresh-1' }],
    ]);
    expect(readAccessToken()).toBe(fresh);
    expect(auth).toMatchObject({ token: fresh, isAuthenticated: true });
  });

  it('the check does not refresh an access token that lives longer', {
    tags: ['@SESSION-19'],
  }, async () => {
    withTokenFor(5 * MINUTE + 2);
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('the check does not refresh a token with five minutes left to the millisecond', {
    tags: ['@SESSION-19'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 1000) * 1000 });
    withTokenFor(5 * MINUTE);
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
    vi.setSystemTime(Date.now() + 1);
    await refreshSoonExpiring();
    expect(api.calls).toHaveLength(1);
  });

  it('the check sends no refresh on the login page', { tags: ['@SESSION-20'] }, async () => {
    withTokenFor(MINUTE);
    history.replaceState(null, '', '/login');
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('the check sends no refresh for a visitor', async () => {
    withTokenFor(MINUTE);
    auth.isAuthenticated = false;
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('the check runs every five minutes until it is ended', {
    tags: ['@SESSION-19'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const stop = startProactiveRefresh();
    withTokenFor(MINUTE);
    vi.advanceTimersByTime(5 * MINUTE * 1000 - 1);
    expect(auth.token).not.toBe(fresh);
    vi.advanceTimersByTime(1);
    await expect.poll(() => auth.token).toBe(fresh);
    withTokenFor(MINUTE);
    vi.advanceTimersByTime(5 * MINUTE * 1000);
    await expect.poll(() => api.calls.length).toBe(2);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
