import type { Browser, BrowserContext } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';

/** Paint metrics of one page visit. */
export interface Paint {
  /** First contentful paint, in milliseconds. */
  fcp: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Tag and text of the largest element. */
  largest: string;
  /** Cumulative layout shift. */
  cls: number;
  /** Time until the real screen replaced the static shell, in milliseconds. */
  screenReady: number;
}

/** Runs in the page before its scripts. */
function watch(screen: string): void {
  const seen = { fcp: 0, lcp: 0, largest: '', cls: 0, screenReady: 0 };
  Object.assign(globalThis, { seenPaint: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const element: Element | null = Reflect.get(entry, 'element');
    seen.lcp = entry.startTime;
    seen.largest = `${element?.tagName ?? '?'} ${(element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Reflect.get(entry, 'value');
  });
  const look = (time: number): void => {
    if (document.querySelector(screen)) seen.screenReady = time;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A page, and the CSS selector that shows that its screen is ready. */
export interface Visit {
  url: string;
  screen: string;
}

/** Prepares a context before its page is opened. */
export type Prepare = (context: BrowserContext) => Promise<void>;

/** Runs in the page: whether the real screen has been seen. */
const isScreenReady = (): boolean => Reflect.get(globalThis, 'seenPaint').screenReady > 0;

/** The longest time for a screen on a busy machine, in milliseconds. */
const longestWait = 60_000;

/**
 * Visits a page with empty caches over slow 4G, CPU 4× slower, until its screen is ready and the network idle. Throws if
 * the screen does not come: without its time, any budget would be kept.
 */
export async function measurePaint(
  browser: Browser,
  { url, screen }: Visit,
  prepare: Prepare = async () => {},
): Promise<Paint> {
  const context = await openPhone(browser);
  try {
    await prepare(context);
    const page = await context.newPage();
    await page.addInitScript(watch, screen);
    await slowDown(page, { network: true });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(isScreenReady, undefined, { timeout: longestWait });
    await page.waitForTimeout(500);
    return await page.evaluate(() => Reflect.get(globalThis, 'seenPaint'));
  } finally {
    await context.close();
  }
}
