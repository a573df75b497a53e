import type { Page } from '@playwright/test';
import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { changeResponse } from '../changed-response.ts';
import { expect, test } from './fixtures.ts';

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
