import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, readAccessToken, writeTokens } from '../api/tokens.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { syncWithOtherTabs } from './other-tabs.ts';
import { clearStoredUser, storeUser } from './stored-user.ts';

let stop: () => void;
beforeEach(() => {
  stop = syncWithOtherTabs();
});
afterEach(() => stop());

const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

describe('another tab', () => {
  it('that logs out ends the session here', () => {
    signInForTest();
    clearTokens();
    clearStoredUser();
    storageEvent('user_data');
    expect(auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });

  it('that clears the whole storage ends it too, without touching the cookies', () => {
    signInForTest();
    clearStoredUser();
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
    expect(readAccessToken()).toBeDefined();
  });

  it('that places a bet changes the wallet here', () => {
    signInForTest({ points: 100 });
    storeUser({ points: 40 });
    storageEvent('user_data');
    expect(auth).toMatchObject({ user: { points: 40 }, isAuthenticated: true });
  });

  it('that signs in signs in here', () => {
    const access = tokenFor(60);
    writeTokens(access, 'refresh-2');
    storeUser({ first_name: 'Ravi' });
    storageEvent('user_data');
    expect(auth).toMatchObject({
      user: { first_name: 'Ravi' },
      token: access,
      refreshToken: 'refresh-2',
      isAuthenticated: true,
    });
  });

  it.each([0, 300, 1500])(
    'that signs in signs in here, also when its cookies arrive %d ms after the user',
    (delay) => {
      vi.useFakeTimers();
      storeUser({ first_name: 'Ravi' });
      storageEvent('user_data');
      expect(auth.isAuthenticated).toBe(false);
      vi.advanceTimersByTime(delay);
      writeTokens(tokenFor(60), 'refresh-2');
      vi.advanceTimersByTime(600);
      expect(auth).toMatchObject({
        user: { first_name: 'Ravi' },
        refreshToken: 'refresh-2',
        isAuthenticated: true,
      });
      vi.useRealTimers();
    },
  );

  it('that changes something while nobody is signed in leaves the login screen alone', () => {
    storageEvent('user_data');
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
  });

  it('that changes much within a moment causes three later syncs in all', () => {
    vi.useFakeTimers();
    for (let event = 0; event < 5; event++) storageEvent('user_data');
    expect(vi.getTimerCount()).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is not followed after the end, not even by syncs that were due', () => {
    vi.useFakeTimers();
    storageEvent('user_data');
    stop();
    expect(vi.getTimerCount()).toBe(0);
    writeTokens(tokenFor(60), 'refresh-2');
    storeUser({ first_name: 'Ravi' });
    storageEvent('user_data');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(auth.isAuthenticated).toBe(false);
  });

  it('that stores something else changes nothing', () => {
    signInForTest({ points: 100 });
    clearStoredUser();
    storageEvent('draft');
    expect(auth.isAuthenticated).toBe(true);
  });
});
