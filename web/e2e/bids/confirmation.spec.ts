import { played as multiDigit } from '../../src/features/bids/screens/multi-digit.ts';
import { market } from '../../src/testing/played-cases.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from './fixtures.ts';

test('Submit posts once; Ok leads to the bet types, and the new wallet is everywhere', {
  tag: ['@CONFIRM-10', '@CONFIRM-11', '@FLOW-06', '@FLOW-07'],
}, async ({ page, open, bids, betTypes, home }) => {
  const requests = recordApiRequests(page);
  await open(multiDigit);
  await bids.fill('Points for digit 5', '1234');
  await bids.submitBids();
  await expect(bids.dialog('Success!')).toContainText('Your bet has been placed successfully');
  await expect(bids.confirmation.box).toBeHidden();
  await bids.expectWallet(8766);
  await bids.succeeded();
  await betTypes.isShownFor(market);
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await page.reload();
  await betTypes.isShownFor(market);
  await betTypes.choose(multiDigit.tile);
  await bids.expectWallet(8766);
  await page.goto('/home');
  await home.expectWallet(8766);
});

test('the confirmation in landscape has totals, wallet and note in view above Submit', {
  tag: ['@CONFIRM-04', '@CONFIRM-05', '@CONFIRM-06'],
}, async ({ page, open, bids }) => {
  await open(multiDigit);
  for (const digit of ['1', '2', '3', '4', '5', '6'])
    await bids.fill(`Points for digit ${digit}`, '10');
  await bids.press('Continue');
  await page.setViewportSize({ width: 640, height: 360 });
  await bids.confirmation.tells('Total Bids', '6');
  await bids.confirmation.tells('Wallet Balance After', '₹9,940.00');
  const note = page.getByText('Bid once placed can not be cancelled');
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
});
