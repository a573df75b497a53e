import { mainPlayer } from '@matka/fixtures/players';
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
