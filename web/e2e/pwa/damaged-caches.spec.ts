import { expect, test, workerServes } from './fixtures.ts';

test('where the storage of caches fails, pages and files come from the network', async ({
  page,
  host,
  openAs,
  home,
}) => {
  host.damageCaches();
  await openAs('/home');
  await home.isShown();
  await workerServes(page);
  await page.reload();
  await home.isShown();
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
});
