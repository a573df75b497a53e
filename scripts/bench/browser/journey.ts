import type { Browser, Page } from '@playwright/test';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { type Control, tap } from './controls.ts';
import { eventsOf, watchEvents } from './events.ts';

const button = (name: string): Control => ({ css: 'button', name });
const fields = 'main input[inputmode="numeric"]';

const steps: readonly ((page: Page) => Promise<void>)[] = [
  (page) => tap(page, { ...button('Place Bet'), beside: 'Kalyan Matka' }),
  (page) => tap(page, button('Single Pana')),
  (page) => tap(page, { css: fields }),
  (page) => page.keyboard.type('128', { delay: 60 }),
  (page) => tap(page, { css: fields, at: -1 }),
  (page) => page.keyboard.type('15', { delay: 60 }),
  (page) => tap(page, button('Add Bid')),
  async (page) => {
    await page.goBack();
    await page.goBack();
  },
  ...['Passbook', 'All Bids', 'Wallet', 'Chat', 'Home'].map(
    (name) => (page: Page) => tap(page, { css: 'nav a', name }),
  ),
];

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
    return Math.max(...(await eventsOf(page, steps)));
  } finally {
    await context.close();
  }
}
