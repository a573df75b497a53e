import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from './fixtures.ts';

// As most players have it: with motion, and screens loaded in advance.
test.use({ savesData: false, contextOptions: {} });

test('a player signs in, plays a market and finds the bets as PENDING', {
  tag: [
    '@ROUTE-01',
    '@ROUTE-06',
    '@LOGIN-14',
    '@HOME-18',
    '@HOME-21',
    '@OPTIONS-01',
    '@OPTIONS-02',
    '@OPTIONS-04',
    '@OPTIONS-37',
    '@MD-02',
    '@CONFIRM-10',
    '@FLOW-06',
    '@FLOW-07',
    '@SHELL-10',
  ],
}, async ({ page, world, login, home, betTypes, bids, history }) => {
  await page.goto('/');
  await login.isShown();
  await login.signIn(mainPlayer.mobile, mainPlayer.password);
  await home.isShown();
  await expect(home.market('Kalyan Matka')).toContainText('Running now');
  await home.expectWallet(10000);

  await home.placeBetOn('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');
  await betTypes.isInTwoColumns(22);
  await betTypes.choose('Single Digit');
  await bids.isShown('/multi-digit');
  await bids.choose('Open');
  await bids.fill('Points for digit 0', '15');
  await bids.fill('Points for digit 7', '25');
  await bids.hasTotals(2, 40);
  await bids.placeAll('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');

  await page.getByRole('button', { name: 'Back' }).click();
  await home.expectWallet(9960);
  await page.reload();
  await home.expectWallet(9960);

  await home.goTo('All Bids');
  await expect(history.bids.first()).toContainText('PENDING');
  await expect(history.bids.first()).toContainText('Kalyan Matka (OPEN)');
  const placed = (await world.bets(mainPlayer.mobile)).slice(0, 2);
  expect(placed.map(({ bet_details: bet }) => bet.placed_bets)).toEqual([
    [expect.objectContaining({ digit: '0', points: 15, bet_type: 'open' })],
    [expect.objectContaining({ digit: '7', points: 25, bet_type: 'open' })],
  ]);
});
