import type { Page } from '@playwright/test';
import { type ThemeName, themes } from '../../src/lib/theme.ts';
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { colourFindings } from './axe.ts';
import { applyTheme } from './inspect.ts';

test.use({ now: '2026-11-20T15:20:00+05:30' });

/** Axe's findings about the drawn colours of a page, in every theme and scheme. */
async function faintTexts(page: Page, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of Object.keys(themes) as ThemeName[]) {
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

test('every text is readable in each theme and scheme while a bet waits, is due and has won', async ({
  page,
  world,
  openAs,
  moveTime,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (place: string, text: string | RegExp) => {
    await expect(page.getByText(text).first()).toBeVisible();
    found.push(...(await faintTexts(page, place)));
  };
  const goTo = async (time: string) => {
    await moveTime(`2026-11-20T${time}+05:30`);
    await page.goto('/home');
  };
  await world.setDraw({ market: 'Kalyan Matka', session: 'open', pana: '130' });
  await openAs('/home');
  await new HomePage(page).placeBetOn('Kalyan Matka');
  await page.getByRole('button', { name: 'Single Digit', exact: true }).click();
  await page.getByLabel('Type').selectOption('open');
  for (const digit of ['4', '7']) await page.getByLabel(`Points for digit ${digit}`).fill('100');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click();
  await page.goto('/home');
  await look('bets that wait', /^Open result at/);
  await page.route('**/bets/history/**', (route) => route.fulfill({ status: 503, body: '' }));
  await goTo('16:11:00');
  await look('a draw without an outcome', 'Drawn · Check your bet');
  await page.unroute('**/bets/history/**');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await look('a draw with a win', /^Won ₹/);
  await page.goto('/wallet');
  await look('the wallet with a win', /added at your next bet/);
  await page.goto('/bid-history');
  await look('the history with a win', /bet won/);
  await page.goto('/win-history');
  await look('the head of the wins', /^Won ₹/);
  expect(found).toEqual([]);
});
