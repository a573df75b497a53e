import { delayRequest } from '../delay.ts';
import { configure } from '../page-config.ts';
import { submissionNotices } from '../pages/submission-notices.ts';
import { expect, jodiDigits, test } from './fixtures.ts';

const notKnown = "We're checking your bets.";

test('a second tab shows an open submission and its success, and takes over that of a closed tab', {
  tag: ['@FLOW-15', '@FLOW-19'],
}, async ({ page, context, world, betTypes, bids, openTwoBids, expectPlaced }) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'html', when: 'before-commit', path: '/betting/' });
  await bids.submitBids();
  const other = await context.newPage();
  await configure(other, { idempotencyKey: true });
  await other.goto('/home');
  await expect(submissionNotices(other)).toContainText(notKnown);
  await world.clearFaults();
  await bids.succeeded();
  await expect(submissionNotices(other)).toHaveCount(0);
  await expect(page).toHaveURL(/betting-options\?market=/);
  await expectPlaced(2);

  await betTypes.choose(jodiDigits.tile);
  await jodiDigits.fillIn(bids);
  await delayRequest(page, '/betting/');
  const sent = page.waitForRequest((request) => request.url().endsWith('/betting/'));
  await bids.submitBids();
  await sent;
  await expect(submissionNotices(other)).toContainText('Your bets are being sent');
  await page.close();
  await expect(submissionNotices(other)).toContainText(/Your bets? (is|are) in/);
  await expectPlaced(4);
});
