import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../app/routes.tsx';
import { openApp, shownPath } from '../../test/open-app.tsx';
import { signInForTest } from '../../test/session.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const leaving = () => screen.getByRole('main').hasAttribute('data-leaving');

beforeEach(async () => {
  // The code of both screens is there, so that only the timers of the splash decide.
  await Promise.all(['/', '/login'].map((path) => entryOf(path)?.screen.load()));
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the splash', () => {
  it('[SPLASH-01] [SPLASH-02] fades after 500 ms and gives way to login 200 ms later', async () => {
    openApp('/');
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

  it('[SPLASH-03] takes a signed-in player on to home', async () => {
    signInForTest();
    openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    await vi.waitFor(() => expect(shownPath()).toBe('/home'));
  });

  it('[SPLASH-04] takes the place of its own history entry', async () => {
    const before = history.length;
    openApp('/');
    await pass(0);
    await pass(500);
    await pass(200);
    expect(shownPath()).toBe('/login');
    expect(history.length).toBe(before);
  });

  it('[SPLASH-04] left early, it leads nowhere any more', async () => {
    const { unmount } = openApp('/');
    await pass(0);
    await pass(300);
    unmount();
    history.replaceState(null, '', '/elsewhere');
    await pass(1000);
    expect(shownPath()).toBe('/elsewhere');
  });
});
