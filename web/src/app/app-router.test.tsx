import { act, render, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../lib/next-task.ts';
import { AppRouter } from './app-router.tsx';
import { isLoaded, loadScreen } from './load-screen.ts';

vi.mock(import('./load-screen.ts'), async (original) => ({
  ...(await original()),
  isLoaded: vi.fn(() => true),
  loadScreen: vi.fn(),
}));

let go: ReturnType<typeof useNavigate>;
function Probe() {
  go = useNavigate();
  return <p>{useLocation().pathname}</p>;
}

const shown = () => screen.getByText(/^\//).textContent;

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(
    <AppRouter>
      <Probe />
    </AppRouter>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(isLoaded).mockReset().mockReturnValue(true);
  vi.mocked(loadScreen).mockReset();
});

describe('the router of the app', () => {
  it('shows a screen after the frame of the tap, and at once on the way back and a redirect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await act(async () => void go('/wallet'));
    expect([location.pathname, shown()]).toEqual(['/wallet', '/']);
    await act(() => vi.runAllTimersAsync());
    expect(shown()).toBe('/wallet');
    const back = new PopStateEvent('popstate', { state: { idx: 0 } });
    history.replaceState({ idx: 0 }, '', '/home');
    act(() => void dispatchEvent(back));
    expect(shown()).toBe('/home');
    await act(async () => void go('/login', { replace: true }));
    expect(shown()).toBe('/login');
  });

  it('keeps the screen until the code of the next one is there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.mocked(isLoaded).mockReturnValue(false);
    vi.mocked(loadScreen).mockReturnValue(promise);
    void go('/chart');
    await act(nextTask);
    expect([location.pathname, shown()]).toEqual(['/chart', '/']);
    resolve();
    await waitFor(() => expect(shown()).toBe('/chart'));
  });

  it('leads to a screen whose code cannot be had, which says so', async () => {
    vi.mocked(isLoaded).mockReturnValue(false);
    vi.mocked(loadScreen).mockRejectedValue(new Error('no network'));
    void go('/chart');
    await waitFor(() => expect(shown()).toBe('/chart'));
  });

  it('shows the last of several, whose code comes first', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.mocked(isLoaded).mockReturnValueOnce(false);
    vi.mocked(loadScreen).mockReturnValue(promise);
    void go('/chart');
    void go('/wallet');
    await waitFor(() => expect(shown()).toBe('/wallet'));
    resolve();
    await act(() => promise);
    expect(shown()).toBe('/wallet');
  });

  it('is not overtaken by a tap before the way back', async () => {
    void go('/chart');
    history.replaceState({ idx: 0 }, '', '/home');
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } })));
    await act(nextTask);
    expect(shown()).toBe('/home');
  });
});
