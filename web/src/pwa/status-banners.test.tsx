import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerVersion } from './new-version.ts';
import { registerServiceWorker } from './register-worker.ts';
import { StatusBanners } from './status-banners.tsx';

describe('the service worker', () => {
  /** The browser's answer about the page that registers the worker. */
  interface Visit {
    type: 'navigate' | 'reload';
    hasBeenActive: boolean;
    /** The configuration that the worker got from the server; undefined without a network. */
    config: string | undefined;
  }

  /** A channel whose messages arrive at once. */
  class DirectChannel {
    port1 = { onmessage: (_event: { data: unknown }) => {}, close: () => {} };
    port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
  }

  /** Registers the worker on a page with the configuration `own`; tells what happens to the page. */
  async function visit({ type, hasBeenActive, config }: Visit): Promise<string> {
    const script = document.createElement('script');
    script.id = 'matka-config';
    script.type = 'application/json';
    script.textContent = 'own';
    document.head.append(script);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.stubGlobal('MessageChannel', DirectChannel);
    const controller = {
      postMessage: (_question: string, [port]: DirectChannel['port2'][]) =>
        port?.postMessage(config),
    };
    const registration = { waiting: null, installing: null, addEventListener: () => {} };
    const serviceWorker = {
      register: async () => {},
      ready: Promise.resolve(registration),
      controller,
    };
    vi.stubGlobal('navigator', { serviceWorker, userActivation: { hasBeenActive } });
    const offer = vi.fn();
    await registerServiceWorker(offer);
    // The reply is there: what follows it are promises alone.
    await new Promise((resolve) => setImmediate(resolve));
    script.remove();
    return [reload.mock.calls.length && 'reloaded', offer.mock.calls.length && 'offered']
      .filter(Boolean)
      .join();
  }

  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['reloads for a new configuration', { hasBeenActive: false, config: 'new' }, 'reloaded'],
    [
      'offers the new configuration after a touch',
      { hasBeenActive: true, config: 'new' },
      'offered',
    ],
    ['stays with the same configuration', { hasBeenActive: false, config: 'own' }, ''],
    ['stays without a network', { hasBeenActive: false, config: undefined }, ''],
  ])('a page opened from the cache %s', async (_what, members, expected) => {
    expect(await visit({ type: 'navigate', ...members })).toBe(expected);
  });

  it('a page opened from the cache does not reload a second time, even for a new configuration', async () => {
    const again = { type: 'reload', hasBeenActive: false, config: 'new' } as const;
    expect(await visit(again)).toBe('offered');
  });
});

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};

it('the banners show that the device is offline as long as it is offline', () => {
  render(<StatusBanners />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  network(false);
  expect(region.textContent).toBe("You're offline. This may be out of date.");
  network(true);
  expect(region.textContent).toBe('');
});

it('the banners offer a new version until the player postpones it, and offer the next version again', async () => {
  const first = vi.fn();
  render(<StatusBanners />);
  act(() => offerVersion(first));
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  expect(first).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => offerVersion(vi.fn()));
  expect(await screen.findByRole('button', { name: 'Update' })).toBeTruthy();
});
