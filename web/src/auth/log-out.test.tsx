import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOGOUT_RELOAD_DELAY } from '../lib/timings.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { auth } from './auth-state.ts';
import { isLoggingOut, logOut } from './log-out.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('Logout signs out, replaces the screen by login and reloads the page once', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  signInForTest();
  const navigate = vi.fn();
  expect(isLoggingOut()).toBe(false);
  logOut(navigate);
  expect([isLoggingOut(), auth.isAuthenticated, auth.user]).toEqual([true, false, null]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
  vi.advanceTimersByTime(LOGOUT_RELOAD_DELAY - 1);
  expect([isLoggingOut(), reload.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(LOGOUT_RELOAD_DELAY);
  expect([isLoggingOut(), reload.mock.calls.length]).toEqual([false, 1]);
});
