import { lostText } from '../accessibility/large-text.ts';
import { expect, test, workerServes } from './fixtures.ts';

const offlineWords = "You're offline. This may be out of date.";

test('the app opens offline with a banner, and caches no API response', async ({
  page,
  context,
  host,
  openAs,
  home,
  login,
  keptPaths,
  console: seen,
}) => {
  await openAs('/home');
  await home.isShown();
  await workerServes(page);
  await page.reload();
  await home.isShown();
  await home.goTo('Wallet');
  await home.goTo('All Bids');
  await expect(page.getByRole('list', { name: 'Bids' })).toBeVisible();

  const paths = await keptPaths();
  expect(paths).toContain('/');
  expect(paths.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css))?$/.test(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(50);

  await host.stop();
  await context.setOffline(true);
  await expect(page.getByText(offlineWords)).toBeVisible();
  // Dots and paths in a query are no files.
  for (const query of ['', '?utm_source=chat.whatsapp.com', '?from=/api/a.js#b.c']) {
    await page.goto(`/home${query}`);
    await expect(home.wallet).toBeVisible();
    await expect(page.getByText(offlineWords)).toBeVisible();
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(home.market('Kalyan Matka').getByRole('button')).toBeDisabled();
    expect(await lostText(page)).toEqual([]);
  }
  await home.goTo('All Bids');
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids' })).toBeVisible();
  // A screen whose code was never loaded.
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.goto('/login');
  await login.isShown();
  await expect(page.getByText(offlineWords)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineWords)).toBeHidden();
  seen.length = 0;
});
