import { mainPlayer, newPlayer } from '@matka/fixtures/players';
import { colourOf, isRed } from '../colours.ts';
import { expect, test } from '../fixtures.ts';

const wrongPassword = 'Wrong@2026';

test('a wrong password gets 401 and a red box', {
  tag: ['@LOGIN-06', '@ERRL-05'],
}, async ({ page, login }) => {
  await login.open();
  const response = page.waitForResponse('**/api/users/login/');
  await login.signIn(mainPlayer.mobile, wrongPassword);
  expect((await response).status()).toBe(401);
  await expect(login.failure).toHaveText(
    'Login FailedInvalid credentials. Please check your mobile number and password/PIN/OTP.',
  );
  expect(isRed(await colourOf(login.failure, 'border-left-color'))).toBe(true);
  expect(isRed(await colourOf(login.failure, 'color'))).toBe(true);
  await login.isShown();
});

test('“Register Now” leads to registration; back at login fields and error are gone', {
  tag: ['@LOGIN-10', '@LOGIN-12'],
}, async ({ page, login, register }) => {
  await login.open();
  await login.signIn(mainPlayer.mobile, wrongPassword);
  await expect(login.failure).toBeVisible();
  await expect(login.mobile).toHaveValue(mainPlayer.mobile);

  await login.registerNow.click();
  await register.isShown();
  await expect(page).toHaveURL(/\/register$/);
  await page.goBack();
  await login.isShown();
  await expect(login.mobile).toHaveValue('');
  await expect(login.password).toHaveValue('');
  await expect(login.failure).toBeHidden();
});

test('a signed-in player who opens /login is taken to /home', { tag: '@LOGIN-13' }, async ({
  page,
  home,
  openAs,
}) => {
  await openAs('/login');
  await home.isShown();
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('the screen is empty for the next player after a logout', {
  tag: ['@LOGIN-12', '@LOGIN-14'],
}, async ({ login, home, panel, openAs }) => {
  await openAs('/home');
  await panel.open();
  await panel.logOut();
  await login.isShown();
  await expect(login.mobile).toHaveValue('');
  await expect(login.password).toHaveValue('');
  await login.signIn(newPlayer.mobile, newPlayer.password);
  await home.isShown();
  await home.expectWallet(0);
});
