import { multiDigit } from '../../src/testing/bid-cases/digits.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from './fixtures.ts';

test('Submit pressed twice in one breath places the bets once', { tag: '@FLOW-06' }, async ({
  page,
  world,
  bids,
  openFilled,
  expectPlaced,
}) => {
  const requests = recordApiRequests(page);
  await world.fault({ effect: 'latency', milliseconds: 500, path: '/betting/' });
  await openFilled(multiDigit);
  await bids.press('Continue');
  await bids.confirmation.box.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bids.confirmation.box.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await bids.succeeded();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});
