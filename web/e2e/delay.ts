import type { Page } from '@playwright/test';

async function holdBack(page: Page, meets: (url: URL) => boolean): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route(meets, async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

/** Keeps the calls to a path of the API from leaving the page until they are let go; they are real all the same. */
export const delayRequest = (page: Page, path: string): Promise<() => void> =>
  holdBack(page, ({ pathname }) => pathname === `/api${path}`);

/** Keeps the code of the app from being fetched until it is let go: the page has its static shell alone. */
export const delayScripts = (page: Page): Promise<() => void> =>
  holdBack(page, ({ pathname }) => pathname.startsWith('/assets/') && pathname.endsWith('.js'));
