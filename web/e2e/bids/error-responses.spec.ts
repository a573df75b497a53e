import { mainPlayer } from '@matka/fixtures/players';
import { multiDigit } from '../../src/testing/bid-cases/digits.ts';
import { spMotor } from '../../src/testing/bid-cases/pana-families.ts';
import { countOf, namesOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from './fixtures.ts';

const { mobile } = mainPlayer;

test('open bids after the draw are rejected with an alert, and the table stays', {
  tag: ['@FLOW-10', '@FLOW-11'],
}, async ({ world, bids, openFilled, expectPlaced }) => {
  await openFilled(spMotor);
  await bids.hasRows(spMotor.rows);
  await bids.press('Continue');
  await world.advance({ to: '2026-11-20T16:05:00+05:30' });
  await bids.confirmation.submit();
  await expect(bids.alert).toContainText(
    'Error: Unable to process your request. Please try again.',
  );
  await bids.dismissAlert();
  await bids.confirmation.cancel();
  await bids.hasRows(spMotor.rows);
  await bids.hasTotals(4, 20);
  await expectPlaced(0);
  expect((await world.player(mobile)).points).toBe(10_000);
});

test('a market that closed meanwhile takes no bets', {
  tag: ['@FLOW-10', '@FLOW-11'],
}, async ({ world, bids, openFilled, expectPlaced }) => {
  await openFilled(multiDigit);
  await world.advance({ to: '2026-11-20T18:05:00+05:30' });
  await bids.submitBids();
  await expect(bids.alert).toContainText(
    'Error: Unable to process your request. Please try again.',
  );
  await bids.dismissAlert();
  await bids.confirmation.cancel();
  await bids.hasTotals(2, 215);
  await expectPlaced(0);
});

test('a token that expired between two calls costs one refresh, and the bets go through once', {
  tag: '@FLOW-06',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openFilled(multiDigit);
  const baseline = page.waitForResponse((response) => response.url().includes('/bets/history/'));
  await bids.press('Continue');
  await baseline;
  await world.expireTokens();
  await bids.confirmation.submit();
  await bids.succeeded();
  const names = namesOf(requests);
  expect(names.filter((name) => name === 'POST /token/refresh/')).toHaveLength(1);
  // A look into the history just before may meet the expired token first.
  const refreshedBefore = names.indexOf('POST /token/refresh/') < names.indexOf('POST /betting/');
  expect(names.filter((name) => name === 'POST /betting/')).toHaveLength(refreshedBefore ? 1 : 2);
  await expectPlaced(2);
  await expect(page).toHaveURL(/\/betting-options$/);
});

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
