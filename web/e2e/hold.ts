import type { Page } from '@playwright/test';

/** Keeps the calls to a path of the API from leaving the page until they are let go; they are real all the same. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      await letGo;
      await route.continue();
    },
  );
  return resolve;
}
