import { poorPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';

test('Logout removes the data of the player in every tab, and all tabs follow the next login', {
  tag: ['@SHELL-24', '@SHELL-25', '@SESSION-09', '@SESSION-23'],
}, async ({ page, context, openAs, home, panel, login }) => {
  await openAs('/home');
  await home.isShown();
  const other = await context.newPage();
  const otherHome = new HomePage(other);
  await other.goto('/home');
  await otherHome.isShown();

  let loads = 0;
  page.on('load', () => loads++);
  await panel.open();
  await panel.logOut();
  await login.isShown();
  await expect.poll(() => loads).toBe(1);
  await login.isShown();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('user_data');
  await new LoginPage(other).isShown();
  await page.goBack();
  await expect(home.wallet).toBeHidden();

  await page.goto('/login');
  await login.signIn(poorPlayer.mobile, poorPlayer.password);
  await home.isShown();
  await home.expectWallet(50);
  await expect(otherHome.wallet).toHaveText('₹50.00');
});
