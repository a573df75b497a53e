import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { jodiDigits } from '../../src/testing/bid-cases/jodis.ts';
import { expect, test } from './fixtures.ts';
import { putState, stateOf } from './navigation-state.ts';

test('a market out of play has a notice in the place of form, table and footer', {
  tag: ['@FRAME-07', '@FRAME-08', '@FRAME-09'],
}, async ({ page, world, open, bids, betTypes }) => {
  await world.suspendMarket(market);
  await open(jodiDigits);
  await expect(page.getByRole('heading', { name: 'Betting Closed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Betting is currently closed. Please check back later.',
  );
  await expect(bids.type).toHaveCount(0);
  await expect(bids.table).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await betTypes.isShownFor(market);
});

for (const [id, status, text] of [
  ['@FRAME-05', 'Closed for today', 'Betting is closed for today. Please try again tomorrow.'],
  ['@FRAME-06', 'Betting is closed', 'Betting is currently closed. Please check back later.'],
] as const) {
  test(`${id} a market handed over as ${status} takes no bets`, async ({ page, open }) => {
    await open(jodiDigits);
    const { market: playing, ...state } = await stateOf(page);
    const closed = Object.assign({}, playing, { current_status_name: status });
    await putState(page, '/single-pana', () => ({ ...state, market: closed }));
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
}
