import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {});
const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('a lazy screen', () => {
  it('fetches its code once, ahead of the first drawing or with it', async () => {
    const importScreen = vi.fn(async () => () => <p>here</p>);
    const { Screen, load } = lazyScreen(importScreen);
    await load();
    render(
      <Suspense>
        <Screen />
      </Suspense>,
    );
    expect(await screen.findByText('here')).toBeTruthy();
    expect(importScreen).toHaveBeenCalledTimes(1);
  });

  it('is drawn at once when its code was loaded or warmed before', async () => {
    const fallback = vi.fn(() => <p>waiting</p>);
    const Fallback = fallback;
    for (const ahead of ['load', 'warm'] as const) {
      const one = lazyScreen(async () => () => <p>here {ahead}</p>);
      await one[ahead]();
      await Promise.resolve();
      render(
        <Suspense fallback={<Fallback />}>
          <one.Screen />
        </Suspense>,
      );
      expect(screen.getByText(`here ${ahead}`)).toBeTruthy();
    }
    expect(fallback).not.toHaveBeenCalled();
  });

  it('reloads the page once when its code cannot be had, and fails after that', async () => {
    const reloaded = reload();
    void lazyScreen(missing).load();
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    await expect(lazyScreen(missing).load()).rejects.toThrow('dynamically imported');
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  it('does not reload without a network, nor for a failed prefetch', async () => {
    const reloaded = reload();
    const { warm, load } = lazyScreen(missing);
    void warm();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(load()).rejects.toThrow('dynamically imported');
    expect(reloaded).not.toHaveBeenCalled();
  });

  it('asks again for code that could not be had: on a tap, or when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const importScreen = vi.fn<() => Promise<() => ReactNode>>(missing);
    const { Screen } = lazyScreen(importScreen);
    render(
      <Suspense>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </Suspense>,
    );
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    fireEvent.click(await retry());
    await vi.waitFor(() => expect(importScreen).toHaveBeenCalledTimes(2));
    await retry();
    importScreen.mockResolvedValue(() => <p>here</p>);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('here')).toBeTruthy();
    expect(importScreen).toHaveBeenCalledTimes(3);
  });

  it('has its reload again after code arrived', async () => {
    const reloaded = reload();
    void lazyScreen(missing).load();
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    await lazyScreen(async () => () => null).load();
    void lazyScreen(missing).load();
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledTimes(2));
  });
});
