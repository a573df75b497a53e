import type { Locator, Page } from '@playwright/test';
import { market } from '../src/testing/played-cases.ts';
import { delayRequest } from './delay.ts';
import { expect, test } from './fixtures.ts';

test.use({ scenario: 'three-pages-of-history' });

/** Tells if a text is a line that can be read: of the size of text, within reach, and covered by nothing. */
async function expectLegible(text: Locator): Promise<void> {
  // One loading state may take the place of another with the same text.
  await expect(async () => {
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 1 });
    const { height, fontSize, opacity, isOnTop } = await text.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const style = getComputedStyle(element);
      return {
        height: box.height,
        fontSize: Number.parseFloat(style.fontSize),
        opacity: style.opacity,
        isOnTop: element.contains(hit),
      };
    });
    expect(height).toBeGreaterThan(14);
    expect(fontSize).toBeGreaterThanOrEqual(12);
    expect({ opacity, isOnTop }).toEqual({ opacity: '1', isOnTop: true });
  }).toPass();
}

const loading = (page: Page, text: string): Locator =>
  page.getByRole('status').getByText(text, { exact: true });

test('the loading texts of the banners, the markets and the betting options are legible', {
  tag: ['@HOME-13', '@HOME-15'],
}, async ({ page, openAs, home }) => {
  const texts = ['Loading homepage...', 'Loading markets...'];
  const answers = [await delayRequest(page, '/homepage/'), await delayRequest(page, '/markets/')];
  const showOptions = await delayRequest(page, '/bet-types/');
  await openAs('/home');
  for (const text of texts) await expectLegible(loading(page, text));
  for (const letGo of answers) letGo();
  for (const text of texts) await expect(loading(page, text)).toBeHidden();
  await home.placeBetOn(market);
  await expectLegible(loading(page, 'Loading betting options...'));
  showOptions();
  await expect(page.getByRole('list', { name: 'Betting options' })).toBeVisible();
});

test('the loading and failure texts of the passbook are legible on the first page and on the next page', {
  tag: ['@PASSBOOK-16'],
}, async ({ page, world, openAs, history }) => {
  const text = 'Loading...';
  const showFirst = await delayRequest(page, '/bets/history/');
  await openAs('/passbook');
  await expectLegible(loading(page, text));
  showFirst();
  await expect(loading(page, text)).toBeHidden();
  await history.next.scrollIntoViewIfNeeded();
  const letGo = await delayRequest(page, '/bets/history/');
  await history.next.click();
  await expectLegible(loading(page, text));
  await world.fault({ effect: 'status', status: 503, path: '/bets/history/', times: 1 });
  letGo();
  const failure = page.getByRole('alert');
  await expectLegible(failure);
  await expect(history.position).toHaveText(/^1\b/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(history.position).toHaveText(/^2\b/);
  await expect(failure).toBeHidden();
});
