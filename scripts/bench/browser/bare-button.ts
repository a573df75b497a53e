import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { tap, watchEvents, worstSeen } from './events.ts';

/** Duration of the slowest tap on the baseline app's counter button, CPU 4× slower. */
export async function worstBaselineTap(browser: Browser, origin: string): Promise<number> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(origin, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    for (let count = 0; count < 8; count += 1) await tap(page, page.getByRole('button'));
    return await worstSeen(page);
  } finally {
    await context.close();
  }
}
