import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { market } from '../../src/testing/played-cases.ts';
import { BidPage } from '../pages/bid-page.ts';
import { expect, test } from './fixtures.ts';

test('a reload restores the form, the bids and the market, and another tab has the market alone', {
  tag: ['@DRAFT-02', '@ROUTE-46'],
}, async ({ page, context, open, bids }) => {
  await open(jodiDigits);
  await bids.choose('Open');
  await bids.add({ 'Jodi Digit': '05' }, '10');
  await bids.fill('Jodi Digit', '67');
  await bids.points('250');
  await page.reload();
  await expect(bids.market).toHaveText(market);
  await bids.hasRows(['05 10 Open']);
  await bids.hasTotals(1, 10);
  await expect(bids.type).toHaveValue('open');
  await expect(bids.field('Jodi Digit')).toHaveValue('67');
  await expect(bids.field('Enter Points')).toHaveValue('250');
  await bids.press('Add Bid');
  await bids.hasRows(['67 250 Open', '05 10 Open']);

  const tab = await context.newPage();
  await tab.goto(page.url());
  const other = new BidPage(tab);
  await expect(other.market).toHaveText(market);
  await other.hasTotals(0, 0);
  await tab.reload();
  await expect(other.market).toHaveText(market);
  await page.reload();
  await bids.hasRows(['67 250 Open', '05 10 Open']);
});
