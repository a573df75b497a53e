import type { Page } from '@playwright/test';
import { DEFAULT_THEME } from '../../src/lib/theme.ts';
import { expect, test } from '../fixtures.ts';
import { putState } from '../put-state.ts';
import { colourFindings } from './axe.ts';
import { applyTheme, otherThemes } from './inspect.ts';

test.use({ now: '2026-11-20T15:20:00+05:30' });

/** Axe's findings about the drawn colours of a page, in both schemes of all themes, its own included. */
async function faintTexts(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of [DEFAULT_THEME, ...otherThemes]) {
    await applyTheme(page, theme);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.scheme = name;
      }, scheme);
      const texts = await colourFindings(page);
      found.push(...texts.map((each) => `${place}, ${theme}, ${scheme}: ${each}`));
    }
  }
  return found;
}

test('every text is readable in each colour scheme while a bet is pending, due and won', async ({
  page,
  world,
  openAs,
  home,
  moveTime,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (place: string, text: string | RegExp) => {
    await expect(page.getByText(text).first()).toBeVisible();
    found.push(...(await faintTexts(page, place)));
  };
  await world.setDraw({ market: 'Kalyan Matka', session: 'open', pana: '130' });
  await openAs('/home');
  await home.placeBetOn('Kalyan Matka');
  await page.getByRole('button', { name: 'Single Digit', exact: true }).click();
  await page.getByLabel('Type').selectOption('open');
  for (const digit of ['4', '7']) await page.getByLabel(`Points for digit ${digit}`).fill('100');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click();
  await putState(page, '/home');
  await look('bets that wait', /^Open result at/);
  await page.route('**/bets/history/**', (route) => route.fulfill({ status: 503, body: '' }));
  await moveTime('2026-11-20T16:11:00+05:30');
  await page.reload();
  await look('a draw without an outcome', 'Drawn · Check your bet');
  await page.unroute('**/bets/history/**');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await look('a draw with a win', /^Won ₹/);
  await home.goTo('Wallet');
  await look('the wallet with a win', /added at your next bet/);
  await home.goTo('All Bids');
  await look('the history with a win', /bet won/);
  await putState(page, '/win-history');
  await look('the head of the wins', /^Won ₹/);
  expect(found).toEqual([]);
});
