import { mainPlayer } from '@matka/fixtures/players';
import { namesOf, recordApiRequests } from '../api-requests.ts';
import { market } from './bid-case.ts';
import { multiDigit } from './cases/digits.ts';
import { spMotor } from './cases/pana-families.ts';
import { expect, test } from './fixtures.ts';

const { mobile } = mainPlayer;

test('open bids that stop between Add and Submit are refused with an alert, and the table stays', {
  tag: ['@FLOW-10', '@FLOW-11'],
}, async ({ world, open, bids }) => {
  await open(spMotor);
  await spMotor.fillIn(bids);
  await bids.hasRows(spMotor.rows);
  await bids.press('Continue');
  await world.advance({ to: '2026-11-20T16:05:00+05:30' });
  await bids.confirmation.submit();
  await expect(bids.alert).toContainText(
    'Error: Unable to process your request. Please try again.',
  );
  await bids.alert.getByRole('button', { name: 'OK' }).click();
  await bids.confirmation.cancel();
  await bids.hasRows(spMotor.rows);
  await bids.hasTotals(4, 20);
  expect(await world.bets(mobile)).toEqual([]);
  expect((await world.player(mobile)).points).toBe(10_000);
});

test('a market that closed meanwhile takes nothing at all', {
  tag: ['@FLOW-10', '@FLOW-11'],
}, async ({ world, open, bids }) => {
  await open(multiDigit);
  await multiDigit.fillIn(bids);
  await world.advance({ to: '2026-11-20T18:05:00+05:30' });
  await bids.press('Continue');
  await bids.confirmation.submit();
  await expect(bids.alert).toContainText(
    'Error: Unable to process your request. Please try again.',
  );
  await bids.alert.getByRole('button', { name: 'OK' }).click();
  await bids.confirmation.cancel();
  await bids.hasTotals(2, 215);
  expect(await world.bets(mobile)).toEqual([]);
});

test('a token that expired between two calls costs one refresh, and the bets go through once', {
  tag: '@FLOW-06',
}, async ({ page, world, open, bids }) => {
  const calls = recordApiRequests(page);
  await open(multiDigit);
  await multiDigit.fillIn(bids);
  await world.expireTokens();
  await bids.placeAll(market);
  const names = namesOf(calls);
  expect(names.filter((name) => name === 'POST /token/refresh/')).toHaveLength(1);
  expect(names.slice(names.indexOf('POST /betting/'))).toEqual([
    'POST /betting/',
    'POST /token/refresh/',
    'POST /betting/',
  ]);
  expect(await world.bets(mobile)).toHaveLength(2);
  await expect(page).toHaveURL(/\/betting-options$/);
});

test('Submit pressed twice in one breath places the bets once', { tag: '@FLOW-06' }, async ({
  page,
  world,
  open,
  bids,
}) => {
  const calls = recordApiRequests(page);
  await world.fault({ effect: 'latency', milliseconds: 500, path: '/betting/' });
  await open(multiDigit);
  await multiDigit.fillIn(bids);
  await bids.press('Continue');
  await bids.confirmation.box.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bids.confirmation.box.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await bids.succeeded();
  expect(namesOf(calls).filter((name) => name === 'POST /betting/')).toHaveLength(1);
  expect(await world.bets(mobile)).toHaveLength(2);
});
