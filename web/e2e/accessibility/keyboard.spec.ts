import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../bids/fixtures.ts';
import { press, tabTo, type } from './keyboard.ts';

// Keyboard users have no touch screen.
test.use({ hasTouch: false, isMobile: false });

test('a player can sign in, look around, place a bet and log out by keyboard, in order and always with a visible, uncovered focus', async ({
  page,
  world,
  login,
  home,
  betTypes,
  bids,
  panel,
}) => {
  test.slow();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await login.open();
  await login.isShown();
  await type(page, login.mobile, mainPlayer.mobile);
  await type(page, login.password, mainPlayer.password);
  await page.keyboard.press('Enter');
  await home.isShown();

  await tabTo(page, page.getByRole('link', { name: 'Chat' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeFocused();
  const request = page.locator('summary').first();
  await press(page, request);
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
  await press(page, page.getByRole('link', { name: 'Wallet' }));
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeFocused();
  const add = page.getByRole('button', { name: 'Add Funds' });
  await press(page, add);
  await expect(page.getByRole('dialog', { name: 'Add Fund' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Send Request' }));
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await press(page, page.getByRole('link', { name: 'All Bids' }));
  const filter = page.getByRole('button', { name: 'Filter' });
  await tabTo(page, filter, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Won' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'SET FILTER' }));
  await expect(filter).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Home' }));
  await home.isShown();

  // Without motion banners rotate only when asked to.
  await press(page, button('Play banners'));
  await expect(button('Pause banners')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Play banners')).toBeFocused();
  await press(page, home.market('Kalyan Matka').getByRole('button', { name: /Place Bet/ }));
  await betTypes.isShownFor('Kalyan Matka');
  await press(page, button('Jodi Digits'));
  await bids.isShown('/jodi-digits');

  await type(page, bids.field('Jodi Digit'), '05');
  await type(page, bids.field('Enter Points'), '20');
  await press(page, button('Add Bid'));
  await bids.hasRows(['05 20 Close']);
  // The field is focused for the next number.
  await expect(bids.field('Jodi Digit')).toBeFocused();
  await page.keyboard.type('50');
  await type(page, bids.field('Enter Points'), '20');
  await press(page, button('Add Bid'));
  await bids.hasRows(['50 20 Close', '05 20 Close']);
  await press(page, button('Delete 05'));
  await bids.hasTotals(1, 20);
  // The row is gone, and the focus is in the one that is left.
  await expect(button('Delete 50')).toBeFocused();

  // Escape returns the focus to the control that opened the dialog.
  await press(page, button('Continue'));
  await bids.confirmation.isShownFor('Kalyan Matka');
  await page.keyboard.press('Escape');
  await expect(button('Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button('Submit'));
  await expect(bids.dialog('Success!')).toBeVisible();
  await press(page, button('Ok'));
  await betTypes.isShownFor('Kalyan Matka');
  expect(await world.bets(mainPlayer.mobile)).toHaveLength(1);

  await press(page, button('Back'));
  await home.isShown();
  await press(page, panel.menu);
  await expect(panel.box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.menu).toBeFocused();
  await page.keyboard.press('Enter');
  // Chromium cannot close a page that is about to load: wait for the reload of Logout.
  const reloaded = page.waitForEvent('load');
  await press(page, button('Logout'));
  await reloaded;
  await login.isShown();
  expect(await page.context().cookies()).toEqual([]);
});
