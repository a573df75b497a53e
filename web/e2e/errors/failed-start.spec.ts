import { expect, test } from '../fixtures.ts';

const entry = '**/assets/index-*.js';
const sentence = 'The app could not be loaded. Please check your connection.';

test('the app shows an error if its first file fails, and retries on a tap and once the network is back', async ({
  page,
  login,
}) => {
  await page.route(entry, (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText(sentence);
  const reloaded = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  await expect(page.getByRole('alert')).toContainText(sentence);
  await page.unroute(entry);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await login.isShown();
});

test('a browser that is too old shows a message instead of the app', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/login');
  await expect(page.getByText('This browser is too old for the app.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
});
