import { HomePage } from '../../e2e/pages/home-page.ts';
import { expect, SitePage, sites, test } from './fixtures.ts';

for (const [where, url] of Object.entries(sites)) {
  test(`a player signs in and places bets, at the ${where}`, {
    tag: where === 'prefix' ? ['@smoke'] : [],
  }, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // The host has no file for the paths of screens.
      const isMissingPage = message.text().includes('404');
      if (message.type() === 'error' && !isMissingPage) problems.push(message.text());
    });
    const site = new SitePage(page, url);
    const home = new HomePage(page);
    await site.open();
    await site.freeze();
    await site.signIn();
    await home.expectWallet(10000);
    await site.placeBets();
    await page.getByRole('button', { name: 'Back' }).click();
    await home.expectWallet(9960);
    await page.reload();
    await home.expectWallet(9960);
    await home.goTo('All Bids');
    await expect(page.getByText('Kalyan Matka (OPEN)').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('the page says what it is, what it does not show, and who can sign in', async ({ site }) => {
  await site.open('login');
  await expect(site.bar).toContainText('everything happens in this browser');
  await expect(site.bar).toContainText('points are simulated');
  await site.bar.getByText('About, players, worlds').click();
  await expect(site.bar).toContainText('does not show real networks');
  await expect(site.bar.getByRole('cell', { name: '9876543210' })).toBeVisible();
});
