import type { Page } from '@playwright/test';
import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { singleDigit } from '../../src/testing/bid-cases/digits.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { changeResponse } from '../changed-response.ts';
import { expect, jodiDigits, test } from './fixtures.ts';

const serverError = 'Error: Server error. Please try again later.';

for (const placed of ['placed', 'not placed'] as const) {
  test(`where the host understands keys, bets that were ${placed} are resolved by the same key`, {
    tag: ['@FLOW-14', '@FLOW-17', '@MOCK-32'],
  }, async ({ world, bids, openTwoBids, loseResponse, expectPlaced, betTypes }) => {
    await openTwoBids('keys');
    await loseResponse(placed);
    await bids.succeeded();
    await betTypes.isShownFor(market);
    await expectPlaced(2);
    const keys = (await world.journal())
      .filter(({ url }) => url === '/betting/')
      .map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
}

test('the failure has its text, and after it that the outcome is not known yet', {
  tag: ['@FLOW-10', '@FLOW-11', '@FLOW-14', '@FLOW-19'],
}, async ({ world, bids, openTwoBids }) => {
  await openTwoBids('no keys');
  await world.fault({ effect: 'status', status: 500, path: '/betting/' });
  await bids.submitBids();
  await expect(bids.unknownOutcome).toHaveAccessibleName(serverError);
  await expect(bids.unknownOutcome).toContainText(
    'It is not known yet whether your bets were placed.',
  );
  await bids.dismissAlert();
  await bids.hasRows(jodiDigits.rows);
  await expect(bids.notices).toContainText('It is not known yet whether your bets were placed.');
  await expect(bids.notices.getByRole('button')).toHaveText(['Check again']);
});

test('without keys, bets are found by their ids in the history', { tag: '@FLOW-14' }, async ({
  page,
  bids,
  openTwoBids,
  loseResponse,
  expectPlaced,
  betTypes,
}) => {
  const requests = recordApiRequests(page);
  await openTwoBids('no keys');
  await loseResponse('placed');
  await expect(bids.foundInHistory).toContainText('Bid Id');
  await bids.expectWallet(9970);
  await bids.foundInHistory.getByRole('button', { name: 'Ok' }).click();
  await betTypes.isShownFor(market);
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});

test('on Single Digit a lost response is looked up as well, and nothing is posted twice', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openFilled, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openFilled(singleDigit);
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/', times: 1 });
  await bids.press('Continue');
  await bids.succeeded();
  expect(countOf(requests, 'POST /betting/')).toBe(2);
  await expectPlaced(2);
});

test('without keys, bets that are not in the history are never called not placed, and sent again after a warning', {
  tag: ['@FLOW-14', '@FLOW-19', '@API-27'],
}, async ({ page, bids, openTwoBids, loseResponse, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openTwoBids('no keys');
  await loseResponse('not placed');
  await bids.dismissAlert();
  await bids.checkAgain();
  await expect(bids.notices).toContainText('It is not known');
  await expect(page.getByText('not placed')).toHaveCount(0);
  expect(countOf(requests, 'POST /betting/')).toBe(1);

  await bids.submitBids();
  await expect(bids.placedTwiceWarning).toContainText(
    'sending them again places them a second time',
  );
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await bids.placedTwiceWarning.getByRole('button', { name: 'Send again' }).click();
  await bids.succeeded();
  await expectPlaced(2);
});

test('a history that lags proves nothing', { tag: ['@FLOW-14', '@FLOW-18'] }, async ({
  page,
  bids,
  openTwoBids,
  loseResponse,
  expectPlaced,
}) => {
  const requests = recordApiRequests(page);
  await openTwoBids('no keys');
  const nothing = {
    data: [],
    pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
  };
  await page.route('**/api/bets/history/**', (route) => route.fulfill({ json: nothing }));
  await loseResponse('placed');
  await bids.dismissAlert();
  await bids.checkAgain();
  await expect(bids.notices).toContainText('It is not known');
  await page.unroute('**/api/bets/history/**');
  await bids.checkAgain();
  await expect(bids.foundInHistory).toBeVisible();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});

test('without a baseline an equal bet in the history is shown and never taken for this one', {
  tag: ['@FLOW-14', '@FLOW-18'],
}, async ({ page, bids, openTwoBids, loseResponse }) => {
  await openTwoBids('no keys');
  await page.route('**/api/bets/history/**', (route) => route.abort());
  await loseResponse('placed');
  await bids.dismissAlert();
  await page.unroute('**/api/bets/history/**');
  await bids.checkAgain();
  await expect(bids.notices).toContainText('Bets like yours are in your bid history (Bid Id');
  await expect(bids.foundInHistory).toBeHidden();
  await bids.notices.getByRole('button', { name: 'Put away' }).click();
  await expect(bids.notices).toHaveCount(0);
});

/** Replaces the id of every bet in the histories that the page reads; undefined removes it. */
async function giveIds(
  page: Page,
  idOf: (record: { id?: unknown }) => string | undefined,
): Promise<void> {
  await page.route('**/api/bets/history/**', (route) =>
    changeResponse(route, (body) => ({
      ...body,
      data: body.data.map((record) => ({ ...record, id: idOf(record) })),
    })),
  );
}

test('bets with text ids are found by them as well', { tag: ['@FLOW-14', '@FLOW-18'] }, async ({
  page,
  bids,
  openTwoBids,
  loseResponse,
  expectPlaced,
}) => {
  await giveIds(page, ({ id }) => `b-${id}`);
  await openTwoBids('no keys');
  await loseResponse('placed');
  await expect(bids.foundInHistory).toContainText('Bid Id b-');
  await bids.expectWallet(9970);
  await expectPlaced(2);
});

for (const placed of ['placed', 'not placed'] as const) {
  test(`where bets have no ids, the app cannot tell of bets that were ${placed}, and shows equal ones`, {
    tag: ['@FLOW-14', '@FLOW-18', '@FLOW-19'],
  }, async ({ page, bids, openTwoBids, loseResponse }) => {
    await giveIds(page, () => undefined);
    await openTwoBids('no keys');
    await loseResponse(placed);
    await bids.dismissAlert();
    await bids.checkAgain();
    await expect(bids.notices).toContainText('It is not known');
    const equal = /Bets like yours are in your bid history \(without an id: \S+ \d\d:\d\d [AP]M, /;
    if (placed === 'placed') await expect(bids.notices).toContainText(equal);
    else await expect(bids.notices).not.toContainText('Bets like yours');
    await expect(bids.foundInHistory).toBeHidden();
    await expect(page.getByText('not placed')).toHaveCount(0);
    // The app goes on reading the history.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a browser that repeats the request by itself does not place the bets twice', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openTwoBids, expectPlaced }) => {
  await openTwoBids('keys');
  // The kept-alive connection drops once: Chromium then repeats the POST over a new one, invisibly
  // to scripts.
  await world.fault({ effect: 'drop', when: 'after-commit', path: '/betting/', times: 1 });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/betting/')) statuses.push(response.status());
  });
  await bids.submitBids();
  await bids.succeeded();
  const sent = (await world.journal()).filter(({ url }) => url === '/betting/');
  expect(sent.length).toBe(2);
  await expectPlaced(2);
});
