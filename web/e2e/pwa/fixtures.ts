import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { webPort } from '../servers.ts';
import { startWebHost, type WebHost } from '../web-host.ts';

/** Served by its own host, which can deploy and stop; service workers are allowed. */
export const test = base.extend<{ host: WebHost; keptPaths: () => Promise<string[]> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
  host: async ({}, use) => {
    const host = await startWebHost(webPort);
    await use(host);
    await host.stop();
  },
  baseURL: async ({ world, host }, use) => {
    await use(`http://${world.id}.localhost:${host.port}`);
  },
  /** The paths cached by the browser for this origin. */
  keptPaths: async ({ page }, use) => {
    await use(() =>
      page.evaluate(async () => {
        const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
      }),
    );
  },
});

/** Waits until the worker is active and controls this page. */
export const workerServes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((controlled) =>
      navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }),
    );
  });

export { expect };
