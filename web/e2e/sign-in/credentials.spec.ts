import { mainPlayer } from '@matka/fixtures/players';
import { recordApiRequests } from '../api-requests.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';

test('a player signs in with four PIN boxes, typed or pasted', {
  tag: ['@APP-06', '@LOGIN-03', '@LOGIN-05', '@LOGIN-14'],
}, async ({ page, login, home }) => {
  await configure(page, { grantType: 'mpin' });
  await login.open();
  await login.mobile.fill(mainPlayer.mobile);
  await login.mpin.pressSequentially('2589');
  await login.hasPin('••••');
  await page.keyboard.press('Backspace');
  await login.hasPin('•••');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await home.isShown();
});

test('a player signs in with a one-time code', {
  tag: ['@APP-06', '@LOGIN-04', '@LOGIN-14'],
}, async ({ page, login, home }) => {
  await configure(page, { grantType: 'otp' });
  const requests = recordApiRequests(page);
  await login.open();
  await login.mobile.fill(mainPlayer.mobile);
  await login.otp.fill(mainPlayer.otp);
  expect(requests).toEqual([]);
  await login.submit();
  await home.isShown();
});
