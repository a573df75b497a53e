import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { until } from './controls.ts';

/** How home stood with a number of markets, in milliseconds. */
export interface HomeVisit {
  ready: number;
  /** The longest task until then and for a second after. */
  longestTask: number;
}

/** Runs in the page before its scripts. */
function watchTasks(): void {
  const seen = { ready: 0, longestTask: 0 };
  Object.assign(globalThis, { seenTasks: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.longestTask = Math.max(seen.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = (time: number): void => {
    if (document.querySelector('main li button')) seen.ready = time;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Markets of the mock, repeated under other ids and names up to a number. */
export async function marketsOf(url: string, count: number): Promise<string> {
  const list: object[] = await (await fetch(`${url}/markets/?app_id=kalyan-matka`)).json();
  return JSON.stringify(
    Array.from({ length: count }, (_, n) => ({
      ...list[n % list.length],
      id: n + 1,
      name: `Market ${n + 1}`,
    })),
  );
}

/** Opens home, CPU 4× slower. */
export async function visitHome(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<HomeVisit> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await slowDown(page, { network: false });
    await page.goto(`${origin}/home`);
    await until(page, () => Reflect.get(globalThis, 'seenTasks').ready || undefined, 'home');
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => Reflect.get(globalThis, 'seenTasks'));
  } finally {
    await context.close();
  }
}
