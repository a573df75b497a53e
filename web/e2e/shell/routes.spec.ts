import { horizontalOverflow } from '../bids/horizontal-overflow.ts';
import { expect, test } from '../fixtures.ts';

/** The routes with a direct URL, with the titles of their screens. */
const screens = {
  '/home': 'KalyanMatka',
  '/test': 'KalyanMatka',
  '/my-bids': 'My Bids',
  '/win-history': 'Win History',
  '/bid-history': 'Bid History',
  '/market-result-history': 'Market Result History',
  '/passbook': 'Passbook',
  '/chart': 'Chart',
  '/wallet': 'Wallet',
  '/payment-methods': 'Payment Methods',
  '/add-bank-details': 'Add Bank Details',
  '/game-rates': 'Game Rates',
  '/change-password': 'Change Password',
  '/chat': 'Chat',
};

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

for (const [half, part] of [
  ['first', [0, 7]],
  ['second', [7, 14]],
] as const) {
  test(`a player opens the ${half} half of the routes by address, and none scrolls sideways`, {
    tag: [
      '@ROUTE-04',
      '@ROUTE-05',
      '@ROUTE-31',
      '@ROUTE-32',
      '@ROUTE-33',
      '@ROUTE-34',
      '@ROUTE-35',
      '@ROUTE-36',
      '@ROUTE-37',
      '@ROUTE-38',
      '@ROUTE-39',
      '@ROUTE-40',
      '@ROUTE-41',
      '@ROUTE-42',
      '@APP-01',
    ],
  }, async ({ page, openAs, frame }) => {
    await openAs('/home');
    for (const [path, title] of Object.entries(screens).slice(...part)) {
      await page.goto(path);
      await frame.shows(path, title);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await horizontalOverflow(page), path).toEqual([]);
    }
  });
}
