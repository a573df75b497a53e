import { test as bare } from '@playwright/test';
import { bidPath, bidScreens, paths } from '../../src/lib/paths.ts';
import { playedCases } from '../../src/testing/played-cases.ts';
import { horizontalOverflow } from '../bids/horizontal-overflow.ts';
import { expect, test } from './fixtures.ts';

/** The screens with a direct URL, by the titles in their bars. */
const screens = [
  ['/home', 'KalyanMatka', '@ROUTE-04'],
  ['/test', 'KalyanMatka', '@ROUTE-05'],
  ['/my-bids', 'My Bids', '@ROUTE-33'],
  ['/win-history', 'Win History', '@ROUTE-31'],
  ['/bid-history', 'Bid History', '@ROUTE-32'],
  ['/market-result-history', 'Market Result History', '@ROUTE-34'],
  ['/passbook', 'Passbook', '@ROUTE-35'],
  ['/chart', 'Chart', '@ROUTE-36'],
  ['/wallet', 'Wallet', '@ROUTE-37'],
  ['/payment-methods', 'Payment Methods', '@ROUTE-38'],
  ['/add-bank-details', 'Add Bank Details', '@ROUTE-39'],
  ['/game-rates', 'Game Rates', '@ROUTE-40'],
  ['/change-password', 'Change Password', '@ROUTE-41'],
  ['/chat', 'Chat', '@ROUTE-42'],
] as const;

bare('no route is left out', () => {
  const inThemesSpec = [paths.splash, paths.login, paths.register];
  const ofBids = playedCases.map(({ path }) => path);
  const ofScreens = screens.map(([path]) => path);
  const looked = [...inThemesSpec, paths.bettingOptions, ...ofScreens, ...ofBids];
  expect(looked.toSorted()).toEqual(
    [...Object.values(paths), ...bidScreens.map(bidPath)].toSorted(),
  );
});

test.describe('with a history', () => {
  test.use({ scenario: 'usual' });

  for (const [half, part] of [
    ['first', screens.slice(0, 7)],
    ['second', screens.slice(7)],
  ] as const) {
    test(`a player opens the ${half} half of the routes by address; none scrolls sideways, all are tappable and accessible`, {
      tag: ['@APP-01', ...part.map(([, , tag]) => tag)],
    }, async ({ page, openAs, frame, checkAccessibility }) => {
      test.slow();
      await openAs(part[0]?.[0] ?? '');
      for (const [index, [path, title]] of part.entries()) {
        if (index > 0) await page.goto(path);
        await frame.shows(path, title);
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expect(page.getByRole('main').getByText(/loading/i)).toHaveCount(0);
        expect(await horizontalOverflow(page), path).toEqual([]);
        await checkAccessibility(path);
      }
    });
  }

  test('the bet types of a market are visible, tappable and accessible', async ({
    openAs,
    home,
    betTypes,
    checkAccessibility,
  }) => {
    await openAs('/home');
    await home.placeBetOn('Kalyan Matka');
    await betTypes.isShownFor('Kalyan Matka');
    await checkAccessibility('/betting-options');
  });
});

test('the wallet tells a signed-in player the time of its balance, and is accessible', {
  tag: '@ROUTE-37',
}, async ({ page, signIn, home, checkAccessibility }) => {
  await signIn();
  await home.goTo('Wallet');
  await expect(page.getByText(/^As of /)).toBeVisible();
  await checkAccessibility('/wallet');
});
