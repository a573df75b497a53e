import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const leaving = () => screen.getByRole('main').hasAttribute('data-leaving');

beforeEach(async () => {
  // The code of both screens is there, so that only the timers of the splash decide.
  await Promise.all((['/', '/login'] as const).map(loadRoute));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the splash', () => {
  it('fades after 500 ms and gives way to login 200 ms later', {
    tags: ['@SPLASH-01', '@SPLASH-02'],
  }, async () => {
    await openApp('/');
    await pass(0);
    await pass(499);
    expect(leaving()).toBe(false);
    await pass(1);
    expect(leaving()).toBe(true);
    await pass(199);
    expect(shownPath()).toBe('/');
    await pass(1);
    expect(shownPath()).toBe('/login');
    expect(screen.getByLabelText('Mobile number')).toBeTruthy();
  });

  it('takes a signed-in player on to home', { tags: ['@SPLASH-03'] }, async () => {
    signInForTest();
    await openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    await vi.waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it('takes the place of its own history entry', { tags: ['@SPLASH-04'] }, async () => {
    const before = history.length;
    await openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    expect(shownPath()).toBe('/login');
    expect(history.length).toBe(before);
  });

  it('left early, it leads nowhere any more', { tags: ['@SPLASH-04'] }, async () => {
    const { unmount } = await openApp('/');
    await pass(0);
    await pass(300);
    unmount();
    history.replaceState(null, '', '/elsewhere');
    await pass(1000);
    expect(shownPath()).toBe('/elsewhere');
  });
});
