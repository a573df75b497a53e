import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { jodiDigits } from '../../src/testing/bid-cases/jodis.ts';
import { twoDigitsPanel } from '../../src/testing/bid-cases/pana-families.ts';
import { expect, test } from './fixtures.ts';

test('the header names market and wallet, and Back leads to the bet types of that market', {
  tag: ['@FRAME-01', '@FRAME-02'],
}, async ({ page, open, bids, betTypes }) => {
  await open(jodiDigits);
  await expect(bids.market).toHaveText(market);
  await bids.expectWallet(10000);
  await page.getByRole('button', { name: 'Back' }).click();
  await betTypes.isShownFor(market);
  await expect(betTypes.tiles).toHaveCount(22);
});

test('Delete removes only its row, and count and total follow', {
  tag: ['@FRAME-03', '@FRAME-15'],
}, async ({ open, bids }) => {
  await open(twoDigitsPanel);
  await bids.hasTotals(0, 0);
  await bids.add({ 'Two Digits': '12' }, '7');
  await bids.hasTotals(10, 70);
  await bids.add({ 'Two Digits': '12' }, '3');
  await bids.hasTotals(10, 100);
  await bids.remove('120');
  await bids.hasTotals(9, 90);
  const left = ['112', '122', '123', '124', '125', '126', '127', '128', '129'];
  await bids.hasRows(left.map((pana) => `${pana} 10 Open`));
  for (const pana of left) await bids.remove(pana);
  await bids.hasTotals(0, 0);
  await expect(bids.table).toContainText('No bids added yet');
});
