import { expect, test } from '../fixtures.ts';

test('a visitor sees splash, login and registration, and is sent to login from everything else', {
  tag: ['@ROUTE-01', '@ROUTE-02', '@ROUTE-03', '@ROUTE-44', '@ROUTE-47'],
}, async ({ page, login, register }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'KalyanMatka' })).toBeVisible();
  await login.isShown();
  await page.goto('/login');
  await login.isShown();
  await register.open();
  for (const path of ['/home', '/betting-options', '/sp-motor', '/chat?from=leaflet']) {
    await page.goto(path);
    await login.isShown();
  }
  await page.goto('/no/such-place');
  await login.isShown();
});
