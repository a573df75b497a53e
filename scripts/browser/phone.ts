import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserSwitches, findBrowser } from '../lib/browser.ts';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: browserSwitches });

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

/** A network in milliseconds and bytes a second, and the factor by which the CPU is slower. */
export interface Slowness {
  readonly cpu: number;
  readonly latency?: number;
  readonly throughput?: number;
}

/** A CPU four times slower. */
export const slowPhone: Slowness = { cpu: 4 };

/** Slow 4G with the adjusted values of Lighthouse and Chrome's developer tools. */
export const slow4G: Slowness = { cpu: 4, latency: 562.5, throughput: 1_474_560 / 8 };

/** The cheapest phone at the edge of its network. */
export const badNetwork: Slowness = { cpu: 6, latency: 400, throughput: 400_000 / 8 };

/** Slows a page's CPU down and, if it has a latency, its network. */
export async function slowDown(
  page: Page,
  { cpu, latency, throughput = -1 }: Slowness,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (latency === undefined) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
