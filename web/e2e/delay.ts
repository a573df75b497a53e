import type { Page } from '@playwright/test';

async function holdBack(page: Page, meets: (url: URL) => boolean): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(meets, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

/** Delays requests to a path of the API until released; they are sent unchanged. */
export const delayRequest = (page: Page, path: string): Promise<() => void> =>
  holdBack(page, ({ pathname }) => pathname === `/api${path}`);

/** Delays the app's code until released: the page shows only its static shell. */
export const delayScripts = (page: Page): Promise<() => void> =>
  holdBack(page, ({ pathname }) => pathname.startsWith('/assets/') && pathname.endsWith('.js'));
