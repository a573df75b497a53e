import { paths } from '@matka/web/src/lib/paths';
import type { Browser } from '@playwright/test';
import { betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';

const beforeLogin: readonly string[] = [paths.splash, paths.login, paths.register];

/** The bytes of JavaScript heap in use after visiting every route twice within one page. */
export async function heapAfterAllRoutes(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    const state = await betNavigationState(mock.server.url, 'Single Pana');
    for (const round of [1, 2]) {
      for (const path of Object.values(paths).filter((path) => !beforeLogin.includes(path))) {
        await navigateInApp(page, path, state, `${path} ${round}`);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(150);
        const at = new URL(page.url()).pathname;
        if (at !== path) throw new Error(`${path} led to ${at}.`);
      }
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  } finally {
    await context.close();
  }
}
