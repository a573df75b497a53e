import { mainPlayer } from '@matka/fixtures/players';
import { countOf, namesOf, recordApiRequests } from '../api-requests.ts';
import { market, pointsOf } from './bid-case.ts';
import { singleDigit } from './cases/digits.ts';
import { jodiDigits } from './cases/jodis.ts';
import { expect, test } from './fixtures.ts';

const { mobile } = mainPlayer;
const inHistory =
  'The answer of the server was lost on the way, but the bets are in your bid history: they were placed.';

test('bets whose answer is lost are looked up before anything can be sent again', {
  tag: '@FLOW-14',
}, async ({ world, bids, betTypes, openFilled, expectPlaced }) => {
  await openFilled(jodiDigits);
  await world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/' });
  await world.fault({ effect: 'reset', path: '/bets/history/' });
  await bids.submitBids();

  await expect(bids.unknownOutcome).toContainText(
    'it is still not known whether your bets were placed',
  );
  await expect(bids.unknownOutcome.getByRole('button')).toHaveText(['Check again']);
  await bids.page.keyboard.press('Escape');
  await expect(bids.unknownOutcome).toBeVisible();

  await world.clearFaults();
  await bids.unknownOutcome.getByRole('button', { name: 'Check again' }).click();
  await expect(bids.dialog('Success!')).toContainText(inHistory);
  await bids.expectWallet(9970);
  await bids.succeeded();
  await betTypes.isShownFor(market);
  await expectPlaced(2);
});

test('bets that the history does not have can be submitted again, and are placed exactly once', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openFilled(jodiDigits);
  await world.fault({ effect: 'reset', path: '/betting/' });
  await bids.submitBids();
  await expect(bids.notPlaced).toContainText(
    'The bets are not in your bid history: they were not placed.',
  );
  expect(namesOf(requests)).toContain('GET /bets/history/');
  await expectPlaced(0);
  await bids.notPlaced.getByRole('button', { name: 'OK' }).click();
  await bids.confirmation.lists(jodiDigits.rows);

  await world.clearFaults();
  await bids.confirmation.submit();
  await bids.succeeded();
  await expectPlaced(2);
  expect((await world.player(mobile)).points).toBe(10_000 - pointsOf(jodiDigits.rows));
});

test('a gateway in the place of the answer is no answer, also to a host without keys', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  await page.route('**/api/betting/', async (route) => {
    const { 'idempotency-key': _, ...headers } = route.request().headers();
    await route.continue({ headers });
  });
  await openFilled(jodiDigits);
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/', times: 1 });
  await bids.submitBids();
  await expect(bids.dialog('Success!')).toContainText(inHistory);
  await bids.succeeded();
  await expectPlaced(2);
});

test('a browser that repeats the call by itself does not place the bets twice', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  await openFilled(jodiDigits);
  // The kept connection drops once: Chromium then sends the same POST over a new one, unseen by any script.
  await world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 });
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/betting/')) statuses.push(answer.status());
  });
  await bids.placeAll(market);
  const sent = (await world.journal()).filter(({ url }) => url === '/betting/');
  // A web server that answers in the place of the mock leaves the browser nothing to repeat.
  expect(sent).toHaveLength(statuses.includes(502) ? 1 : 2);
  await expectPlaced(2);
});

test('a reload while the outcome is unknown goes on looking', { tag: '@FLOW-14' }, async ({
  page,
  world,
  bids,
  openFilled,
  expectPlaced,
}) => {
  await openFilled(jodiDigits);
  await world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/' });
  await world.fault({ effect: 'reset', path: '/bets/history/' });
  await bids.submitBids();
  // Not while it looks: the answer could still be found before the reload.
  await expect(bids.unknownOutcome.getByRole('button')).toHaveText(['Check again']);
  await world.clearFaults();
  await page.reload();
  await expect(bids.dialog('Success!')).toContainText(inHistory);
  await bids.succeeded();
  await expectPlaced(2);
});

test('on Single Digit a lost answer is looked up as well, and nothing is posted twice', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openFilled(singleDigit);
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/', times: 1 });
  await bids.press('Continue');
  await expect(bids.dialog('Success!')).toContainText(inHistory);
  await bids.succeeded();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});
