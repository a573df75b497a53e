import { expect, test } from '../fixtures.ts';

// Screens are loaded in advance.
test.use({ savesData: false });

test('a screen and a sheet are shown with their styles after these failed to load', async ({
  page,
  openAs,
  home,
  panel,
}) => {
  const styles = /\/assets\/wallet-screen-[^/]*\.css/;
  await page.route(styles, (route) => route.abort(), { times: 1 });
  await page.route(/\/assets\/profile-panel-[^/]*\.css/, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await openAs('/home');
  await panel.menu.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await panel.open();
  await expect(panel.box.getByRole('heading')).toHaveCSS('font-size', '18px');
  await page.keyboard.press('Escape');
  // It was loaded ahead.
  await failed;
  await home.goTo('Wallet');
  await expect(page.getByText('Wallet Balance')).toBeVisible();
  await expect(page.locator('dd').first()).toHaveCSS('font-weight', '800');
});
