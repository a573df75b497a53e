import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';

const asha = {
  mobile: '9123456780',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  password: 'Nashik@2026',
};
const succeeded = 'Registration successful! Please login.';
const failed = 'Registration failed. Please try again.';

test('back goes one step back in the history, “Login” leads to login', {
  tag: ['@REG-01', '@REG-09'],
}, async ({ page, login, register }) => {
  await page.goto('/login?from=leaflet');
  await login.registerNow.click();
  await register.isShown();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/login\?from=leaflet$/);

  await login.registerNow.click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await login.isShown();
});

test('a registration succeeds, does not sign in and can be signed in with', {
  tag: ['@REG-10', '@REG-11'],
}, async ({ page, context, login, register, home }) => {
  await register.open();
  await register.register(asha);
  await register.acknowledge(succeeded);
  await login.isShown();
  expect(await context.cookies()).toEqual([]);
  await page.goto('/home');
  await login.isShown();
  await login.signIn(asha.mobile, asha.password);
  await home.isShown();
});

test('a mobile number already registered fails, with the host’s text under its field', {
  tag: ['@REG-12', '@REG-13'],
}, async ({ page, register }) => {
  await register.open();
  const response = page.waitForResponse('**/api/users/register/');
  await register.register({ ...asha, mobile: mainPlayer.mobile });
  const { mobile_number: texts } = await (await response).json();
  await register.acknowledge(failed);
  await expect(register.field('Mobile number')).toHaveAccessibleDescription(texts[0]);
  await register.isShown();
});

test('a signed-in player may register: a failure leaves the session, success ends it', {
  tag: '@REG-19',
}, async ({ page, context, login, register, home, openAs }) => {
  await openAs('/register');
  await register.isShown();
  await register.register({ ...asha, mobile: mainPlayer.mobile });
  await register.acknowledge(failed);
  await page.goto('/home');
  await home.isShown();

  await register.open();
  await register.register(asha);
  await register.acknowledge(succeeded);
  await login.isShown();
  expect(await context.cookies()).toEqual([]);
  await page.goto('/home');
  await login.isShown();
});
