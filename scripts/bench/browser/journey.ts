import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { tap, watchEvents, worstSeen } from './events.ts';

/** The slowest tap or key of the usual journeys, CPU 4× slower, in milliseconds: a bet, and the main screens. */
export async function worstOfJourneys(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    const card = page.getByRole('listitem').filter({ hasText: 'Kalyan Matka' });
    await tap(page, card.getByRole('button', { name: 'Place Bet' }).first());
    await tap(page, button('Single Pana'));
    const boxes = page.getByRole('main').locator('input[inputmode="numeric"]');
    await tap(page, boxes.first());
    await page.keyboard.type('128', { delay: 60 });
    await tap(page, boxes.last());
    await page.keyboard.type('15', { delay: 60 });
    await tap(page, button('Add Bid'));
    for (const label of ['Passbook', 'All Bids', 'Wallet', 'Chat', 'Home']) {
      if (label === 'Passbook') await page.goBack().then(() => page.goBack());
      await tap(page, page.getByRole('link', { name: label }));
    }
    return await worstSeen(page);
  } finally {
    await context.close();
  }
}
