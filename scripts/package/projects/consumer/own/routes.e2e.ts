import type { Page } from '@playwright/test';
import { expect, test } from 'matka-mock/playwright';

test.use({ scenario: 'no-markets' });
const markets = '/api/markets/?app_id=kalyan-matka';
const seenBy = (page: Page) => page.evaluate(async (url) => (await fetch(url)).text(), markets);

test('a route that continues', async ({ page }) => {
  await page.route('**/api/**', (route) => route.continue());
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
});

test('a route that fetches', async ({ page }) => {
  await page.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
});

test('requests without a page', async ({ request }) => {
  expect(await (await request.get(markets)).text()).toBe('[]');
});

test('a second context', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/');
  expect(await seenBy(page)).toBe('[]');
  await page.close();
});
