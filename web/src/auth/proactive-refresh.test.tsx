import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAccessToken, writeTokens } from '../api/tokens.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { refreshSoonExpiring, startProactiveRefresh } from './proactive-refresh.ts';

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

describe('check of the access token', () => {
  it('refreshes one that expires within five minutes', {
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

  it('does not refresh one that lives longer', { tags: ['@SESSION-19'] }, async () => {
    withTokenFor(5 * MINUTE + 2);
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('does not refresh one with five minutes left to the millisecond', {
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

  it('does nothing on the login page', { tags: ['@SESSION-20'] }, async () => {
    withTokenFor(MINUTE);
    history.replaceState(null, '', '/login');
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('does nothing for a visitor', async () => {
    withTokenFor(MINUTE);
    auth.isAuthenticated = false;
    await refreshSoonExpiring();
    expect(api.calls).toEqual([]);
  });

  it('runs every five minutes until it is ended', { tags: ['@SESSION-19'] }, async () => {
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
