import { expect, test } from '../fixtures.ts';

const asha = {
  mobile: '9123456780',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  password: 'Nashik@2026',
};
const succeeded = 'Registration successful! Please login.';
test('a registration succeeds without signing the player in, and the player then signs in with its credentials', {
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
