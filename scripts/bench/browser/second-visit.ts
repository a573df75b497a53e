import type { Browser } from '@playwright/test';
import { phone, slowDown } from '../../browser/phone.ts';
import type { Prepare, Visit } from './paint.ts';

/** Resolves in the page with the time at which its screen stood, in milliseconds. */
const whenReady = (screen: string): Promise<number> =>
  new Promise((resolve) => {
    const look = (time: number): void => {
      if (document.querySelector(screen)) resolve(time);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Resolves in the page once its service worker has cached the app. */
const whenCached = async (): Promise<void> => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 50));
};

/**
 * The time until the screen of a page stands on a second visit, its files in the worker's cache: slow 4G, CPU 4×
 * slower.
 */
export async function measureSecondVisit(
  browser: Browser,
  { url, screen }: Visit,
  prepare: Prepare = async () => {},
): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    await prepare(context);
    const first = await context.newPage();
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.evaluate(whenCached);
    await first.close();
    const page = await context.newPage();
    await slowDown(page, { network: true });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(whenReady, screen);
  } finally {
    await context.close();
  }
}
