import { mainPlayer } from '@matka/fixtures/players';
import { multiDigit, singleDigit } from '../../src/testing/bid-cases/digits.ts';
import { jodiDigits } from '../../src/testing/bid-cases/jodis.ts';
import { countOf, namesOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from './fixtures.ts';

const { mobile } = mainPlayer;

test('Submit for more than the wallet holds is sent, and its refusal opens the dialog without an alert', {
  tag: ['@FLOW-08', '@CONFIRM-12'],
}, async ({ page, open, bids }) => {
  const requests = recordApiRequests(page);
  await open(multiDigit);
  await bids.fill('Points for digit 3', '10000');
  await bids.fill('Points for digit 4', '1');
  await bids.submitBids();
  await expect(bids.shortBalance).toContainText('Available Points₹10,000.00');
  await expect(bids.shortBalance).toContainText('Required Points₹10,001.00');
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await bids.shortBalance.getByRole('button', { name: 'OK' }).click();
  await expect(bids.alert).toHaveCount(0);
  await bids.hasTotals(2, 10001);
  // One point less equals the wallet.
  await bids.fill('Points for digit 3', '9999');
  await bids.placeAll('Kalyan Matka');
  expect(countOf(requests, 'POST /betting/')).toBe(2);
});

test('on Single Digit it is Continue that sends and opens the dialog', { tag: '@FLOW-08' }, async ({
  page,
  open,
  bids,
  expectPlaced,
}) => {
  const requests = recordApiRequests(page);
  await open(singleDigit);
  await bids.add({ 'Single Digit': '3' }, '10000');
  await bids.add({ 'Single Digit': '4' }, '1');
  await bids.press('Continue');
  await expect(bids.shortBalance).toBeVisible();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(0);
});

test('bids beyond the shown wallet are placed when the server has more; the confirmation says so', {
  tag: '@FLOW-08',
}, async ({ world, open, bids, expectPlaced }) => {
  await open(multiDigit);
  await world.setBalance(mobile, 12_000);
  await bids.fill('Points for digit 3', '10000');
  await bids.fill('Points for digit 4', '1');
  await bids.press('Continue');
  await expect(bids.confirmation.box.getByRole('note')).toContainText(
    'The balance shown is less than the total.',
  );
  await bids.confirmation.submit();
  await bids.succeeded();
  await expectPlaced(2);
});

test('the server that finds the wallet short opens the same dialog, without an alert', {
  tag: '@FLOW-09',
}, async ({ page, world, open, bids, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await open(jodiDigits);
  await bids.add({ 'Jodi Digit': '05' }, '20');
  await world.setBalance(mobile, 5);
  await bids.submitBids();
  await expect(bids.shortBalance).toContainText('Required Points₹20.00');
  expect(namesOf(requests)).toContain('POST /betting/');
  await expect(bids.alert).toHaveCount(0);
  await bids.shortBalance.getByRole('button', { name: 'OK' }).click();
  await expect(bids.alert).toHaveCount(0);
  await bids.hasRows(['05 20 Close']);
  await expectPlaced(0);
});
