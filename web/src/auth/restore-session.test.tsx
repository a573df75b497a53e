import { describe, expect, it, vi } from 'vitest';
import { readAccessToken, readRefreshToken, writeTokens } from '../api/tokens.ts';
import { tokenFor, tokenWith } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { startSession } from './restore-session.ts';
import { storeUser } from './store-user.ts';
import { readStoredUser } from './stored-user.ts';

const user = { first_name: 'Asha', points: 50 };

function expectNothingLeft() {
  expect([readAccessToken(), readRefreshToken(), readStoredUser()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(auth).toMatchObject({
    user: null,
    token: null,
    refreshToken: null,
    isAuthenticated: false,
  });
}

describe('start', () => {
  it('takes tokens from the cookies and the user from storage', {
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

  it('an access token without a refresh token is enough', { tags: ['@SESSION-02'] }, () => {
    writeTokens(tokenFor(60), '');
    startSession();
    expect(auth).toMatchObject({ user: null, refreshToken: null, isAuthenticated: true });
  });

  it('without tokens removes stale stored data', { tags: ['@SESSION-10'] }, () => {
    storeUser(user);
    startSession();
    expectNothingLeft();
  });

  it('with a clock that is an hour ahead keeps the player signed in, also after a reload', {
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

  it('with an expired access token clears everything, refresh token or not', {
    tags: ['@SESSION-11'],
  }, () => {
    writeTokens(tokenFor(-1), 'still-good');
    storeUser(user);
    startSession();
    expectNothingLeft();
  });

  it('takes a token until the millisecond of its expiry', { tags: ['@SESSION-11'] }, () => {
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
    'with the malformed token %s too',
    { tags: ['@SESSION-12'] },
    (token) => {
      writeTokens(token, 'still-good');
      storeUser(user);
      startSession();
      expectNothingLeft();
    },
  );
});
