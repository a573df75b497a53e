import { mainPlayer, poorPlayer } from '@matka/fixtures/players';
import { market } from '../../src/testing/bid-cases/bid-case.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { delayRequest } from '../delay.ts';
import { configure } from '../page-config.ts';
import { submissionNotices } from '../pages/submission-notices.ts';
import { expect, jodiDigits, test } from './fixtures.ts';

const notKnown = 'It is not known yet whether your bets were placed.';

test('a reload while the outcome is unknown goes on', { tag: ['@FLOW-14', '@FLOW-15'] }, async ({
  page,
  world,
  bids,
  openTwoBids,
  expectPlaced,
}) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/' });
  await bids.submitBids();
  await expect(bids.unknownOutcome).toBeVisible();
  await world.clearFaults();
  await page.reload();
  await bids.succeeded();
  await expectPlaced(2);
});

test('a reload while the request is under way finds it, and it is placed once', {
  tag: ['@FLOW-15', '@FLOW-17'],
}, async ({ page, world, bids, openTwoBids, expectPlaced }) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'latency', milliseconds: 3000, path: '/betting/', times: 1 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/betting/'));
  await bids.submitBids();
  await sent;
  await page.reload();
  await bids.succeeded();
  await expectPlaced(2);
});

test('without keys a reload while the request is under way leads to its bets in the history', {
  tag: ['@FLOW-15', '@FLOW-14'],
}, async ({ page, world, bids, openTwoBids, expectPlaced }) => {
  const requests = recordApiRequests(page);
  await openTwoBids('no keys');
  await world.fault({
    effect: 'slow-drip',
    when: 'after-commit',
    milliseconds: 12_000,
    path: '/betting/',
    times: 1,
  });
  await bids.submitBids();
  await expect(() => expectPlaced(2)).toPass();
  await page.reload();
  await expect(bids.foundInHistory).toBeVisible();
  expect(countOf(requests, 'POST /betting/')).toBe(1);
  await expectPlaced(2);
});

test('leaving the screen keeps the submission with its bids, at home and in My Bids', {
  tag: ['@FLOW-15', '@FLOW-19', '@DRAFT-03', '@DRAFT-04'],
}, async ({ page, world, bids, home, panel, openTwoBids, expectPlaced, betTypes }) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'html', path: '/betting/' });
  await bids.submitBids();
  await bids.dismissAlert();
  await page.goBack();
  await page.goto('/home');
  await home.isShown();
  const notice = submissionNotices(page);
  await expect(notice).toContainText(notKnown);
  await notice.getByText('2 bids, 30 points on Kalyan Matka').click();
  await expect(notice.getByRole('listitem')).toHaveText(['50: 20 (Close)', '05: 10 (Close)']);
  await panel.open();
  await panel.choose('My Bids');
  await expect(notice).toContainText(notKnown);
  await page.goto('/home');
  await home.placeBetOn(market);
  await betTypes.choose(jodiDigits.tile);
  await bids.isShown(jodiDigits.path);
  await expect(bids.table).toContainText('No bids added yet');
  await expect(bids.notices).toContainText(notKnown);

  await world.clearFaults();
  await bids.checkAgain();
  await expect(bids.notices).toContainText('Your bets were placed');
  await bids.notices.getByRole('button', { name: 'OK' }).click();
  await expect(bids.notices).toHaveCount(0);
  await expectPlaced(2);
});

test('a second tab shows the same, and sees it placed', { tag: ['@FLOW-15', '@FLOW-19'] }, async ({
  page,
  context,
  world,
  bids,
  openTwoBids,
  expectPlaced,
}) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'html', when: 'after-commit', path: '/betting/' });
  await bids.submitBids();
  const other = await context.newPage();
  await configure(other, { idempotencyKey: true });
  await other.goto('/home');
  await expect(submissionNotices(other)).toContainText(notKnown);
  await world.clearFaults();
  await bids.succeeded();
  await expect(submissionNotices(other)).toHaveCount(0);
  await expect(page).toHaveURL(/betting-options$/);
  await expectPlaced(2);
});

test('a tab that is closed leaves its submission to the next one', { tag: '@FLOW-15' }, async ({
  page,
  context,
  bids,
  openTwoBids,
  expectPlaced,
}) => {
  await openTwoBids('keys');
  await delayRequest(page, '/betting/');
  const sent = page.waitForRequest((request) => request.url().endsWith('/betting/'));
  await bids.submitBids();
  await sent;
  const other = await context.newPage();
  await configure(other, { idempotencyKey: true });
  await other.goto('/home');
  await expect(submissionNotices(other)).toContainText('Your bets are being sent');
  await page.close();
  await expect(submissionNotices(other)).toContainText('Your bets were placed');
  await expectPlaced(2);
});

test('signing out keeps it for the same player, without tokens, and shows it to nobody else', {
  tag: ['@FLOW-15', '@FLOW-17', '@SESSION-09'],
}, async ({ page, context, world, bids, panel, login, home, openTwoBids, expectPlaced }) => {
  await openTwoBids('keys');
  await world.fault({ effect: 'html', path: '/betting/' });
  await bids.submitBids();
  await bids.dismissAlert();
  await page.goBack();
  await page.goBack();
  await home.isShown();
  await panel.open();
  await panel.logOut();
  await login.isShown();
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept)).toEqual([
    expect.stringMatching(`^submission:.*:${mainPlayer.mobile}:`),
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/token|eyJ/);

  await login.signIn(poorPlayer.mobile, poorPlayer.password);
  await home.isShown();
  await expect(submissionNotices(page)).toHaveCount(0);
  await panel.open();
  await panel.logOut();
  await world.clearFaults();
  await login.signIn(mainPlayer.mobile, mainPlayer.password);
  await expect(submissionNotices(page)).toContainText('Your bets were placed');
  await expectPlaced(2);
});

test('a stored text that is no submission is dropped and never sent', {
  tag: '@FLOW-15',
}, async ({ page, home, console: seen, world, openAs }) => {
  const requests = recordApiRequests(page);
  await openAs('/wallet');
  await page.evaluate((prefix) => {
    localStorage.setItem(`${prefix}k`, '{"version":1,"status":"unknown"}');
  }, `submission:${world.id}:${mainPlayer.mobile}:`);
  await page.goto('/home');
  await home.isShown();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['host_colours', 'user_data']);
  expect(countOf(requests, 'POST /betting/')).toBe(0);
  expect(seen.splice(0)).toEqual([
    expect.stringContaining('A stored submission could not be read and was removed'),
  ]);
});
