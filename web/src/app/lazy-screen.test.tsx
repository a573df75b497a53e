import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentBuild } from '../pwa/current-build.ts';
import { type LazyScreen, lazyScreen } from './lazy-screen.ts';
import { preloadScreens } from './preload-screens.ts';
import { playerLayout, routeList, routes, shell } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

vi.mock('../pwa/current-build.ts', () => ({ currentBuild: vi.fn(() => '/assets/index-a.js') }));

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {});
const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const serverAnswers = () => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
const serverIsGone = () =>
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** A screen as a route shows it. */
function Shown({ lazy, path }: { readonly lazy: LazyScreen; readonly path?: string }) {
  return (
    <ScreenBoundary key={path}>
      <lazy.Screen />
    </ScreenBoundary>
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('the code of a screen is loaded once, before or at the first render', async () => {
  const importScreen = vi.fn(async () => () => <p>here</p>);
  const lazy = lazyScreen(importScreen);
  await lazy.preload();
  const { unmount } = render(<Shown lazy={lazy} />);
  // At once, without a fallback.
  expect(screen.getByText('here')).toBeTruthy();
  unmount();
  const waiting = lazyScreen(importScreen);
  render(<Shown lazy={waiting} />);
  expect(screen.queryByText('here')).toBeNull();
  expect(await screen.findByText('here')).toBeTruthy();
  await waiting.preload();
  expect(importScreen).toHaveBeenCalledTimes(2);
});

it('a screen whose code is missing reloads the page once for each build, then shows an error', async () => {
  const reloaded = reload();
  serverAnswers();
  quietErrors();
  const { unmount } = render(<Shown lazy={lazyScreen(missing)} />);
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
  unmount();
  // Another screen that loads in between changes nothing.
  await lazyScreen(async () => () => null).preload();
  render(<Shown lazy={lazyScreen(missing)} />);
  expect(await screen.findByText("This screen couldn't be opened.")).toBeTruthy();
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('a screen reloads the page once while two builds alternate, and once more for a later release', async () => {
  const reloaded = reload();
  serverAnswers();
  quietErrors();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  for (const build of ['a', 'b', 'a', 'b']) {
    vi.mocked(currentBuild).mockReturnValue(`/assets/index-${build}.js`);
    const { unmount } = render(<Shown lazy={lazyScreen(missing)} />);
    await act(async () => {});
    unmount();
  }
  expect(reloaded).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_000_000 + 5 * 60_000);
  const { unmount } = render(<Shown lazy={lazyScreen(missing)} />);
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(2));
  unmount();
});

it('a screen does not reload the page without a server, without storage or after a failed preload', async () => {
  const reloaded = reload();
  serverAnswers();
  quietErrors();
  await expect(lazyScreen(missing).preload()).rejects.toThrow('dynamically imported');
  vi.stubGlobal('sessionStorage', undefined);
  const { unmount } = render(<Shown lazy={lazyScreen(missing)} />);
  expect(await screen.findByText("This screen couldn't be opened.")).toBeTruthy();
  unmount();
  vi.unstubAllGlobals();
  serverIsGone();
  render(<Shown lazy={lazyScreen(missing)} />);
  expect(await screen.findByText("This screen couldn't be opened.")).toBeTruthy();
  expect(reloaded).not.toHaveBeenCalled();
});

it('a screen whose code is slow shows a loading screen, and focuses its heading once it is loaded', async () => {
  vi.useFakeTimers();
  let arrive = (_screen: () => ReactNode) => {};
  const late = lazyScreen(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
  const fast = lazyScreen(async () => () => <input aria-label="Mobile number" />);
  await fast.preload();
  const { rerender } = render(<Shown lazy={fast} />);
  screen.getByLabelText('Mobile number').focus();
  rerender(<Shown path="/late" lazy={late} />);
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await act(async () => arrive(() => <h1 tabIndex={-1}>All Bids</h1>));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All Bids' }));
  vi.useRealTimers();
});

it('a screen loads its failed code again on a tap, or once the network is back', async () => {
  serverIsGone();
  quietErrors();
  const importScreen = vi.fn<() => Promise<() => ReactNode>>(missing);
  render(<Shown lazy={lazyScreen(importScreen)} />);
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  fireEvent.click(await retry());
  await waitFor(() => expect(importScreen).toHaveBeenCalledTimes(2));
  await retry();
  importScreen.mockResolvedValue(() => <p>here</p>);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(importScreen).toHaveBeenCalledTimes(3);
});

const all = [...new Set([playerLayout, shell, ...routeList.map((route) => route.screen)])];
const preloads = () => all.map((each) => vi.spyOn(each, 'preload').mockRejectedValue(new Error()));

it('all screens are preloaded despite failures, home and the bid screens first', async () => {
  const order: LazyScreen[] = [];
  for (const each of all)
    vi.spyOn(each as LazyScreen, 'preload').mockImplementation(async () => {
      order.push(each as LazyScreen);
      throw new Error('no network');
    });
  await preloadScreens();
  expect(new Set(order)).toEqual(new Set(all));
  const at = (one: LazyScreen) => order.indexOf(one);
  expect(at(routes.home.screen)).toBeLessThan(at(routes.bettingOptions.screen));
  const bid = routeList.find(({ needs }) => needs === 'bet');
  expect(at(bid?.screen as LazyScreen)).toBeLessThan(at(routes.passbook.screen));
});

it('the app preloads no screen for a player who saves data', async () => {
  const spies = preloads();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await preloadScreens();
  vi.unstubAllGlobals();
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
