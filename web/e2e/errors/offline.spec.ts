import { mainPlayer } from '@matka/fixtures/players';
import { colourOf, isRed } from '../colours.ts';
import { expect, test } from '../fixtures.ts';

test('the login and the history show that the device is offline, and work again once it is online', {
  tag: ['@ERRL-02', '@ERRF-08', '@LOGIN-06'],
}, async ({ page, context, login, home, history }) => {
  await login.open();
  await login.mobile.waitFor();
  await context.setOffline(true);
  await login.signIn(mainPlayer.mobile, mainPlayer.password);
  await expect(login.failure).toContainText(
    'Unable to connect to server. Please check your internet connection and try again.',
  );
  expect(isRed(await colourOf(login.failure, 'border-left-color'))).toBe(true);
  expect(isRed(await colourOf(login.failure, 'color'))).toBe(true);
  await expect(login.mobile).toHaveValue(mainPlayer.mobile);
  await context.setOffline(false);
  await login.submit();
  await home.isShown();
  await home.goTo('All Bids');
  await expect(history.bids.first()).toBeVisible();
  await home.goTo('Home');

  await context.setOffline(true);
  await home.goTo('All Bids');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch bid history');
  await context.setOffline(false);
  await expect(history.bids.first()).toBeVisible();
});
