import { afterEach, expect, it, vi } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { auth } from '../auth/auth-state.ts';
import { startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { loadBackground } from './load-background.ts';

const fiveMinutes = 5 * 60_000;

afterEach(() => {
  // In this order: the spies are on the fake timers.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('renews the access token in time, until it is ended', { tags: ['@SESSION-19'] }, async () => {
  const fresh = tokenFor(3600);
  const api = await startApi(() => ({ body: { access: fresh } }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [begin, stop] = [
    vi.spyOn(globalThis, 'setInterval'),
    vi.spyOn(globalThis, 'clearInterval'),
  ];
  // Work that an earlier file in this worker left behind may begin timers of its own.
  const checks = () =>
    begin.mock.results.filter((_, at) => begin.mock.calls[at]?.[1] === fiveMinutes);
  signInForTest();
  history.replaceState(null, '', '/home');
  writeTokens(tokenFor(60), 'refresh-1');
  const end = loadBackground();
  await expect.poll(checks).toHaveLength(1);
  vi.advanceTimersByTime(fiveMinutes);
  await expect.poll(() => auth.token).toBe(fresh);
  expect(stop).not.toHaveBeenCalledWith(checks()[0]?.value);
  end();
  expect(stop).toHaveBeenCalledWith(checks()[0]?.value);
  await api.close();
});
