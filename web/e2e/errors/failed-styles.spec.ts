import { expect, test } from '../fixtures.ts';

// Screens are loaded in advance.
test.use({ savesData: false });

test('a screen whose styles could not be loaded ahead is shown with them', async ({
  page,
  openAs,
  home,
}) => {
  const styles = /\/assets\/wallet-screen-[^/]*\.css/;
  await page.route(styles, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await openAs('/home');
  await failed;
  await home.goTo('Wallet');
  const balance = page.getByText('Wallet Balance');
  await expect(balance).toBeVisible();
  await expect(page.locator('dd').first()).toHaveCSS('font-weight', '800');
});
