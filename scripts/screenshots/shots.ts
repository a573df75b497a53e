import { paths } from '@matka/web/src/lib/paths';
import type { Page } from '@playwright/test';

/** One screenshot: its file name, its route and how the screen is prepared. */
export interface Shot {
  name: string;
  path: string;
  /** Name of the bet type in the navigation state, for bid screens. */
  betType?: string;
  /** Fills the screen in. */
  prepare?: (page: Page) => Promise<void>;
}

async function addBids(page: Page): Promise<void> {
  const boxes = page.getByRole('main').locator('input[inputmode="numeric"]');
  for (const [pana, points] of [
    ['128', '50'],
    ['237', '20'],
    ['480', '100'],
  ] as const) {
    await boxes.first().fill(pana);
    await boxes.last().fill(points);
    await page.getByRole('button', { name: 'Add Bid' }).click();
    await page.getByRole('button', { name: `Delete ${pana}` }).waitFor();
  }
}

/** All screenshots, of the signed-in main player. */
export const shots: readonly Shot[] = [
  { name: 'home', path: paths.home },
  { name: 'bid-screen', path: paths.singlePana, betType: 'Single Pana', prepare: addBids },
];
