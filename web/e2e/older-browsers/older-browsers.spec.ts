import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';
import { makeOlder } from './older-browser.ts';

test('a player signs in, places bets and reads them without anything that newer browsers brought', async ({
  page,
  login,
  home,
  betTypes,
  bids,
  history,
  frame,
}) => {
  await makeOlder(page);
  await page.goto('/login');
  expect(await page.evaluate(() => 'toReversed' in Array.prototype)).toBe(false);
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);
  await login.isShown();
  await login.signIn(mainPlayer.mobile, mainPlayer.password);
  await home.isShown();
  await home.placeBetOn('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');
  await betTypes.choose('SP Motor');
  await bids.isShown('/sp-motor');
  await bids.choose('Open');
  await bids.add({ 'SP Motor': '1234' }, '10');
  await bids.hasTotals(4, 40);
  await bids.placeAll('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');
  await page.getByRole('button', { name: 'Back' }).click();
  await home.goTo('All Bids');
  await expect(history.bids.first()).toContainText('PENDING');
  await home.goTo('Passbook');
  await frame.shows('/passbook', 'Passbook');
  await expect(page.getByRole('table')).toContainText('SP Motor');
  await home.goTo('Wallet');
  await page.getByRole('button', { name: 'Add Funds' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Fund' })).toBeVisible();
});

test('a browser that is too old says so instead of showing nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
  await page.goto('/login');
  await expect(page.getByText('This browser is too old for the app.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
