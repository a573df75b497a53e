import type { Page } from '@playwright/test';

/** A pattern, since a function would send every request through the test. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

/** Delays requests to a path of the API until released; they are sent unchanged. */
export const delayRequest = (page: Page, path: string): Promise<() => void> =>
  holdBack(page, new RegExp(`^https?://[^/]+/api${path}(\\?|$)`));
