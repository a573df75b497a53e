import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '../lib/browser.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser().path, args: browserSwitches });

export const phone = {
  viewport: { width: 412, height: 915 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-IN',
  ignoreHTTPSErrors: true,
  // A service worker would serve the second visit from its cache.
  serviceWorkers: 'block',
} as const;

export const openPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(phone);

/** Slow 4G with the adjusted values of Lighthouse and Chrome's developer tools: milliseconds, and bytes a second. */
const slow4G = { latency: 562.5, throughput: 1_474_560 / 8 };

/** Slows a page's CPU down four times and, optionally, its network to slow 4G. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!network) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.latency,
    downloadThroughput: slow4G.throughput,
    uploadThroughput: slow4G.throughput,
  });
}
