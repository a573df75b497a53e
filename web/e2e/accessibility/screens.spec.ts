import { test as bare } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { screensByKind } from '../../src/testing/bid-cases/all.ts';
import { putState } from '../bids/navigation-state.ts';
import { expect, test } from './fixtures.ts';

/** The screens with a direct URL, by the titles in their bars. */
const titles: Readonly<Record<string, string>> = {
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

bare('no route is left out', () => {
  const inThemesSpec = [paths.splash, paths.login, paths.register, paths.home];
  const ofBids = Object.values(screensByKind).flatMap((screens) => screens.map(({ path }) => path));
  const looked = [...inThemesSpec, paths.bettingOptions, ...Object.keys(titles), ...ofBids];
  expect(looked.toSorted()).toEqual(Object.values(paths).toSorted());
});

test.describe('with a history', () => {
  test.use({ scenario: 'usual' });

  test('the main screens can be seen, hit and read by everybody', async ({
    page,
    openAs,
    home,
    betTypes: options,
    checkAccessibility,
  }) => {
    test.slow();
    await openAs('/home');
    await home.isShown();
    await checkAccessibility('/home');
    await home.placeBetOn('Kalyan Matka');
    await options.isShownFor('Kalyan Matka');
    await checkAccessibility('/betting-options');
    for (const [path, name] of Object.entries(titles)) {
      await putState(page, path, (state) => state);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(/loading/i)).toHaveCount(0);
      await checkAccessibility(path);
    }
  });
});
