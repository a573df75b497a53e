import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { startWebHost, type WebHost } from './web-host.ts';

/** Served by a host of its own, which may release and go down; with the worker let in. */
export const test = base.extend<{ host: WebHost; keptPaths: () => Promise<string[]> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright wants
  host: async ({}, use) => {
    const host = await startWebHost(process.env.MATKA_WEB_PORT ?? '');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ world, host }, use) => {
    await use(`http://${world.id}.localhost:${host.port}`);
  },
  /** Everything that the browser keeps for this origin, by path. */
  keptPaths: async ({ page }, use) => {
    await use(() =>
      page.evaluate(async () => {
        const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
      }),
    );
  },
});

/** Waits until the worker has all it keeps and answers for this page. */
export const workerServes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((controlled) =>
      navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }),
    );
  });

export { expect };
