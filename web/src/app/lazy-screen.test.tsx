import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LazyScreen, lazyScreen } from './lazy-screen.ts';
import { preloadScreens } from './preload-screens.ts';
import { playerLayout, routeList, routes, shell } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {});
const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const serverAnswers = () => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
const serverIsGone = () =>
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** A screen as a route shows it. */
function Shown({ lazy }: { readonly lazy: LazyScreen }) {
  return (
    <Suspense>
      <ScreenBoundary onRetry={lazy.forgetFailure}>
        <lazy.Screen />
      </ScreenBoundary>
    </Suspense>
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('a lazy screen', () => {
  it('loads its code once, ahead of the first render or with it', async () => {
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

  it('reloads the page once for each build when its code is missing, and shows an error after that', async () => {
    const reloaded = reload();
    serverAnswers();
    quietErrors();
    const { unmount } = render(<Shown lazy={lazyScreen(missing)} />);
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    unmount();
    // Another screen that loads in between changes nothing.
    await lazyScreen(async () => () => null).preload();
    render(<Shown lazy={lazyScreen(missing)} />);
    expect(await screen.findByText("This screen couldn't be opened.")).toBeTruthy();
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page without its server, without storage, nor for a failed preload', async () => {
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

  it('loads code again that failed to load: on a tap, or when the network is back', async () => {
    serverIsGone();
    quietErrors();
    const importScreen = vi.fn<() => Promise<() => ReactNode>>(missing);
    render(<Shown lazy={lazyScreen(importScreen)} />);
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    fireEvent.click(await retry());
    await vi.waitFor(() => expect(importScreen).toHaveBeenCalledTimes(2));
    await retry();
    importScreen.mockResolvedValue(() => <p>here</p>);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('here')).toBeTruthy();
    expect(importScreen).toHaveBeenCalledTimes(3);
  });
});

describe('the screens ahead', () => {
  const all = [...new Set([playerLayout, shell, ...routeList.map((route) => route.screen)])];
  const preloads = () =>
    all.map((each) => vi.spyOn(each, 'preload').mockRejectedValue(new Error()));

  it('are all loaded, home and the way to a bet first, whatever fails', async () => {
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

  it('are not loaded for a player who saves data', async () => {
    const spies = preloads();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await preloadScreens();
    vi.unstubAllGlobals();
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});
