import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';

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
    warm();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(load()).rejects.toThrow('dynamically imported');
    expect(reloaded).not.toHaveBeenCalled();
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
