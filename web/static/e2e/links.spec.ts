import { HomePage } from '../../e2e/pages/home-page.ts';
import { expect, SitePage, test } from './fixtures.ts';

test('a link opens a scenario as a world of its own', async ({ site, page }) => {
  await site.open('#world=balance-of-5');
  await site.signIn();
  await new HomePage(page).expectWallet(5);
  await expect(page).toHaveURL(/^[^#]*$/);
  await page.reload();
  await new HomePage(page).expectWallet(5);
  expect(await site.balance()).toBe(10000);
});

test('a link to a state opens that state elsewhere', async ({ site, page, browser }) => {
  await site.open();
  await site.freeze();
  await site.signIn();
  await site.placeBets();
  await site.bar.getByText('About, players, worlds').click();
  await site.bar.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(site.note).toContainText('copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(60_000);
  const context = await browser.newContext();
  const other = new SitePage(await context.newPage());
  await other.page.goto(link);
  await other.signIn();
  await new HomePage(other.page).expectWallet(9960);
  await context.close();
});

test('a cut link is reported, and the worlds stay as they are', async ({ site }) => {
  await site.open('#world=z.abc');
  await expect(site.note).toContainText('holds no whole world');
  expect(await site.balance()).toBe(10000);
});

test('a world file dropped on the page opens', async ({ site, page }) => {
  await site.open();
  expect(await site.setBalance(42)).toBe(200);
  const { text } = await site.call('GET', '__mock/worlds/kalyan-matka/file/');
  expect(await site.setBalance(1)).toBe(200);
  const data = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([file], 'a.matka-world.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await site.bar.getByText('About, players, worlds').click();
  await expect(site.bar).toContainText('World shown: file-');
  await site.signIn();
  await new HomePage(page).expectWallet(42);
});

test('the console stands beside the app on a wide screen', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const site = new SitePage(await context.newPage());
  await site.open();
  const console = site.page.frameLocator('iframe[title="Console of the mock"]');
  await expect(console.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expect(console.getByRole('button', { name: 'Copy link to this state' })).toBeVisible();
  await site.signIn();
  await expect(console.getByText('POST /users/login/').first()).toBeVisible();
  await context.close();
});
