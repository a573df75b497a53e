import { expect, test } from '../fixtures.ts';

// Screens are loaded in advance.
test.use({ savesData: false });

test('a screen is shown with its styles after they failed to load ahead', async ({
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

test('a sheet is shown with its styles at the second opening after they failed to load', async ({
  page,
  openAs,
  panel,
}) => {
  await page.route(/\/assets\/profile-panel-[^/]*\.css/, (route) => route.abort(), { times: 1 });
  await openAs('/home');
  await panel.menu.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await panel.open();
  await expect(panel.box.getByRole('heading')).toHaveCSS('font-size', '18px');
});
