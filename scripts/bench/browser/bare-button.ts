import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { tap, watchEvents, worstSeen } from './events.ts';

/**
 * Duration of the slowest of some taps on the baseline app's counter button, CPU 4× slower. The more taps, the slower
 * the slowest: a comparison takes as many as it has on the other side.
 */
export async function worstBaselineTap(
  browser: Browser,
  origin: string,
  taps: number,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    for (let count = 0; count < taps; count += 1) await tap(page, page.getByRole('button'));
    return await worstSeen(page);
  } finally {
    await context.close();
  }
}
