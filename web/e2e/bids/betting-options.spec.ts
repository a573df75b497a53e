import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { eachOf } from '../pages/each-of.ts';
import { expect, test } from './fixtures.ts';
import { stateOf } from './navigation-state.ts';

test('the market handed over has its bet types in two columns, and Back leads home', {
  tag: ['@ROUTE-06', '@OPTIONS-01', '@OPTIONS-02', '@OPTIONS-04'],
}, async ({ page, openBetTypes, betTypes, home }) => {
  await openBetTypes();
  await expect(betTypes.tiles).toHaveCount(22);
  await expect(betTypes.tiles.first()).toContainText('Single Digit');
  const boxes = await Promise.all((await eachOf(betTypes.tiles)).map((tile) => tile.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(11);
  await page.getByRole('button', { name: 'Back' }).click();
  await home.isShown();
});

test('without a market the screen goes home', { tag: '@OPTIONS-01' }, async ({ openAs, home }) => {
  await openAs('/betting-options');
  await home.isShown();
});

test('a failed fetch is shown, and Go Back leads home', { tag: '@OPTIONS-06' }, async ({
  page,
  world,
  openAs,
  home,
}) => {
  await world.fault({ effect: 'status', status: 500, path: '/bet-types/' });
  await openAs('/home');
  await home.placeBetOn(market);
  await expect(page.getByText('Error loading betting options')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await home.isShown();
});

test('a tile hands bet type and market on', { tag: '@OPTIONS-37' }, async ({
  page,
  openBetTypes,
  betTypes,
}) => {
  await openBetTypes();
  await betTypes.choose('Jodi Digits Bulk');
  await expect(page).toHaveURL(/\/jodi-digits-bulk$/);
  expect(await stateOf(page)).toMatchObject({
    betType: { id: 4, config: { code: 'jodi_bulk' } },
    market: { id: 7, name: market },
    marketName: market,
  });
});

test.describe('while the market runs for close', () => {
  test.use({ now: '2026-11-20T16:05:00+05:30' });

  test('only the types that the close result decides are offered, and only Close can be played', {
    tag: '@OPTIONS-09',
  }, async ({ world, openBetTypes, betTypes, bids }) => {
    await openBetTypes();
    await expect(betTypes.tiles.locator('button > :last-child')).toHaveText([
      'Single Digit',
      'Single Digit Bulk',
      'Single Pana',
      'Single Pana Bulk',
      'Double Pana',
      'Double Pana Bulk',
      'Triple Pana',
      'Penal Group',
      'SP DP TP',
      'Choice Pana',
      'SP Motor',
      'DP Motor',
      'Odd Even',
      'Two Digits Panel',
    ]);
    await betTypes.choose('Single Pana');
    await expect(bids.sessions).toHaveText(['Close']);
    await bids.add({ 'Single Pana': '128' }, '10');
    await bids.hasRows(['128 10 Close']);
    await bids.placeAll(market);
    const [placed] = await world.bets('9876543210');
    expect(placed?.bet_details.placed_bets).toEqual([
      { pana: '128', points: 10, bet_type: 'close' },
    ]);
  });
});
