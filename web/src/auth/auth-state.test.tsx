import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
  writeTokens,
} from '../api/tokens.ts';
import { setConfig } from '../config.ts';
import { readStoredUser } from '../lib/stored-player.ts';
import {
  type ApiResponse,
  type ApiServer,
  type ReceivedRequest,
  startApi,
} from '../testing/api-server.ts';
import { english, inEnglish } from '../testing/english.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { auth, useAuth } from './auth-state.ts';
import { isSamePlayer } from './other-tabs.ts';
import { register } from './register.ts';
import { startSession } from './restore-session.ts';
import { clearError, signIn } from './sign-in.ts';
import { setPoints, storeUser } from './stored-user.ts';

let api: ApiServer;

afterEach(() => api?.close());

const start = async (handler: (call: ReceivedRequest) => ApiResponse | Promise<ApiResponse>) => {
  api = await startApi(handler);
};

const user = { id: 1, first_name: 'Asha', points: 100, vip_level: 'gold' };

const tokens = { access: tokenFor(3600), refresh: 'refresh-1' };

const credentials = { mobileNumber: '9876543210', credential: 'Kalyan@2026' };

const form = {
  ...credentials,
  firstName: 'Asha',
  lastName: 'Patil',
  confirmation: 'Kalyan@2026',
  referralCode: '',
};

const nothing = { user: null, token: null, refreshToken: null, isAuthenticated: false };

const kept = () => [readAccessToken(), readRefreshToken(), readStoredUser()];

const nothingKept = [undefined, undefined, undefined];

it('the session state starts signed out, without a running request or an error', {
  tags: ['@ENT-02'],
}, async () => {
  vi.resetModules();
  const config = await import('../config.ts');
  config.setConfig({});
  const { auth: fresh } = await import('./auth-state.ts');
  expect(fresh).not.toBe(auth);
  expect(fresh).toMatchObject({ ...nothing, loading: false, error: null });
});

it('the session state has user, tokens, isAuthenticated, loading, error and the configuration', {
  tags: ['@ENT-02'],
}, () => {
  setConfig({ appId: 'moon', theme: 'sattaMatkaDark', grantType: 'otp' });
  expect({ ...auth }).toEqual({
    ...nothing,
    loading: false,
    error: null,
    appConfig: { app_id: 'moon', app_name: 'SattaMatka', login_type: 'otp' },
  });
  expect(renderHook(() => useAuth()).result.current).toEqual({ ...auth });
});

it('a login sets loading and clears the error while it runs', {
  tags: ['@SESSION-03'],
}, async () => {
  let during: unknown;
  await start(() => {
    during = { loading: auth.loading, error: english(auth.error) };
    return { body: { user, tokens } };
  });
  auth.error = { text: 'Left by an earlier attempt' };
  await signIn(credentials);
  expect(during).toEqual({ loading: true, error: undefined });
  expect(auth.loading).toBe(false);
});

it('a login stores user and tokens in state, storage and cookies', {
  tags: ['@SESSION-04', '@SESSION-05'],
}, async () => {
  await start(() => ({ body: { user, tokens } }));
  expect(await signIn(credentials)).toBe(true);
  expect(auth).toMatchObject({
    user,
    token: tokens.access,
    refreshToken: 'refresh-1',
    isAuthenticated: true,
    error: null,
  });
  expect(kept()).toEqual([tokens.access, 'refresh-1', user]);
});

it('a failed login stores its error and does not sign the player in', {
  tags: ['@SESSION-03'],
}, async () => {
  await start(() => ({ status: 401, body: { non_field_errors: ['No'] } }));
  expect(await signIn(credentials)).toBe(false);
  expect(inEnglish(auth)).toMatchObject({
    ...nothing,
    loading: false,
    error: 'Invalid credentials. Please check your mobile number and password/PIN/OTP.',
  });
  expect(kept()).toEqual(nothingKept);
  clearError();
  expect(auth.error).toBeNull();
});

it('a login fails on a response without tokens', async () => {
  await start(() => ({ body: { user } }));
  expect(await signIn(credentials)).toBe(false);
  expect(inEnglish(auth)).toMatchObject({ ...nothing, error: 'Login failed. Please try again.' });
});

it('a login sends the credential of the configured grant type', async () => {
  await start(() => ({ body: { user, tokens } }));
  setConfig({ apiBase: api.url, grantType: 'mpin' });
  await signIn({ mobileNumber: '9876543210', credential: '2580' });
  expect(api.calls[0]?.body).toMatchObject({ grant_type: 'mpin', mpin: '2580' });
});

it('a registration sets loading while it runs and clears the error', {
  tags: ['@SESSION-06'],
}, async () => {
  let during: unknown;
  await start(() => {
    during = { loading: auth.loading, error: english(auth.error) };
    return { status: 201, body: {} };
  });
  auth.error = { text: 'Left by an earlier attempt' };
  await register(form);
  expect(during).toEqual({ loading: true, error: undefined });
  expect(auth.loading).toBe(false);
});

it('a successful registration ends any session and does not sign the player in', {
  tags: ['@SESSION-07'],
}, async () => {
  await start(() => ({ status: 201, body: { message: 'ok', user } }));
  signInForTest();
  expect(await register(form)).toBeUndefined();
  expect(auth).toMatchObject(nothing);
  expect(kept()).toEqual(nothingKept);
});

it('a failed registration stores the error, returns the field errors and keeps the session', {
  tags: ['@SESSION-06'],
}, async () => {
  await start(() => ({ status: 400, body: { mobile_number: ['Already registered.'] } }));
  signInForTest();
  expect(inEnglish(await register(form))).toEqual({
    general: undefined,
    fields: { mobile_number: 'Already registered.' },
  });
  expect(inEnglish(auth)).toMatchObject({
    error: 'Already registered.',
    loading: false,
    isAuthenticated: true,
  });
  await api.close();
  await register(form);
  expect(english(auth.error)).toBe('Registration failed');
});

it('the points of a bet response become the wallet, even after a reload', () => {
  signInForTest({ first_name: 'Asha', points: 100 });
  setPoints(62.5);
  expect(auth.user).toEqual({ first_name: 'Asha', points: 62.5 });
  auth.user = null;
  startSession();
  expect(auth.user).toEqual({ first_name: 'Asha', points: 62.5 });
});

it('the points of a bet response are stored even if the stored user was lost', () => {
  signInForTest();
  auth.user = null;
  setPoints(10);
  expect([auth.user, readStoredUser()]).toEqual([{ points: 10 }, { points: 10 }]);
});

/** The browser drops the cookie of the access token, which lives shorter than the other. */
const endAccess = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie ends as in a browser.
  document.cookie = 'access_token=; max-age=0; path=/';
};

describe('the player of a tab without events from other tabs', { tags: ['@FLOW-15'] }, () => {
  beforeEach(() => signInForTest());

  it('the player stays if only the access token expired or was refreshed in another tab', () => {
    endAccess();
    expect(isSamePlayer()).toBe(true);
    writeRefreshedAccessToken(tokenFor(7200));
    expect(isSamePlayer()).toBe(true);
    expect(auth.isAuthenticated).toBe(true);
  });

  it('the player is signed out if the tokens belong to another player whose access token expired', () => {
    writeTokens(tokenFor(3600), 'refresh-of-another');
    storeUser({ mobile_number: '9812345678', points: 50 });
    endAccess();
    expect(isSamePlayer()).toBe(false);
    expect(auth.isAuthenticated).toBe(false);
  });
});
