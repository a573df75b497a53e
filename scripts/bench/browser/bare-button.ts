import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { tap } from './controls.ts';
import { eventsOf, watchEvents } from './events.ts';

/** The time of each of some taps on the baseline app's counter button in milliseconds, CPU 4× slower. */
export async function baselineTaps(
  browser: Browser,
  origin: string,
  taps: number,
): Promise<number[]> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    return await eventsOf(
      page,
      Array.from({ length: taps }, () => (on) => tap(on, { css: 'button' })),
    );
  } finally {
    await context.close();
  }
}
