import type { Page } from '@playwright/test';

/** Delays requests to a path of the API until released; they are sent unchanged. */
export async function delayRequest(page: Page, path: string): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  // A pattern, since a function would send every request through the test.
  await page.route(new RegExp(`^https?://[^/]+/api${path}(\\?|$)`), async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}
