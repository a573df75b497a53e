import { afterEach, expect, it, vi } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { auth } from '../auth/auth-state.ts';
import { startApi } from '../testing/api-server.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { loadBackground } from './load-background.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('renews the access token in time, until it is ended', { tags: ['@SESSION-19'] }, async () => {
  const fresh = tokenFor(3600);
  const api = await startApi(() => ({ body: { access: fresh } }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  signInForTest();
  history.replaceState(null, '', '/home');
  writeTokens(tokenFor(60), 'refresh-1');
  const end = loadBackground();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(5 * 60_000);
  await expect.poll(() => auth.token).toBe(fresh);
  end();
  expect(vi.getTimerCount()).toBe(0);
  await api.close();
});
