import { played as multiDigit } from '../../src/features/bids/screens/multi-digit.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { delayRequest } from '../delay.ts';
import { expect, test } from './fixtures.ts';

test('Submit pressed twice at once places the bets once', { tag: '@FLOW-06' }, async ({
  page,
  bids,
  openFilled,
  expectPlaced,
}) => {
  const requests = recordApiRequests(page);
  await openFilled(multiDigit);
  const letGo = await delayRequest(page, '/betting/');
  await bids.press('Continue');
  await bids.confirmation.box.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bids.confirmation.box.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  letGo();
  await bids.succeeded();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});
