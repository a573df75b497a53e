import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { test as bare } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { pointsOf } from '../bids/bid-case.ts';
import { screensByKind } from '../bids/cases/all.ts';
import { putState } from '../bids/navigation-state.ts';
import { expect, test } from './fixtures.ts';

const offered = [...betTypes, classicHalfSangam];

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

  test('the main screens can be seen, hit and read by everybody in every theme', async ({
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

for (const [kind, screens] of Object.entries(screensByKind)) {
  test(`the screens of ${kind} can be seen, hit and read by everybody in every theme`, async ({
    page,
    openBetTypes,
    betTypes: options,
    bids,
    checkAccessibility,
  }) => {
    test.slow();
    await openBetTypes();
    for (const { path, tile, fillIn, rows } of screens) {
      const betType = offered.find(({ name }) => name === tile);
      await putState(page, path, (state) => ({ ...state, betType }));
      await bids.isShown(path);
      await fillIn(bids);
      await bids.hasTotals(rows.length, pointsOf(rows));
      await checkAccessibility(path);
      // Leave this screen first: the next one has fields of the same names.
      await page.goBack();
      await options.isShownFor('Kalyan Matka');
    }
  });
}
