import { test as bare } from '@playwright/test';
import { bidPath, bidScreens, paths } from '../../src/lib/paths.ts';
import { playedCases } from '../../src/testing/played-cases.ts';
import { horizontalOverflow } from '../horizontal-overflow.ts';
import { putState } from '../put-state.ts';
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

test.use({ scenario: 'usual' });

bare('no route is left out', () => {
  const inThemesSpec = [paths.splash, paths.login, paths.register];
  const ofBids = playedCases.map(({ path }) => path);
  const ofScreens = screens.map(([path]) => path);
  const looked = [...inThemesSpec, paths.bettingOptions, ...ofScreens, ...ofBids];
  expect(looked.toSorted()).toEqual(
    [...Object.values(paths), ...bidScreens.map(bidPath)].toSorted(),
  );
});

test('every other screen is tappable and accessible, and does not scroll sideways', {
  tag: ['@APP-01', ...screens.map(([, , tag]) => tag)],
}, async ({ page, signIn, home, frame, betTypes, checkAccessibility }) => {
  test.slow();
  await signIn();
  for (const [path, title] of screens) {
    await putState(page, path);
    await frame.shows(path, title);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/loading/i)).toHaveCount(0);
    if (path === '/wallet') await expect(page.getByText(/^As of /)).toBeVisible();
    expect(await horizontalOverflow(page), path).toEqual([]);
    await checkAccessibility(path);
  }
  await home.goTo('Home');
  await home.placeBetOn('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');
  await checkAccessibility('/betting-options');
});
