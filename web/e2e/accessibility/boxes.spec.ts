import { mainPlayer, newPlayer } from '@matka/fixtures/players';
import type { Page } from '@playwright/test';
import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { played as singlePanaBulk } from '../../src/features/bids/screens/single-pana-bulk.ts';
import { market } from '../../src/testing/played-cases.ts';
import { putState } from '../put-state.ts';
import { expect, test } from './fixtures.ts';

const closeBox = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('the panel, the sheets, the dialogs and the table of many bids are visible, tappable and accessible', async ({
  page,
  world,
  openAs,
  home,
  panel,
  betTypes,
  bids,
  checkAccessibility,
}) => {
  test.slow();
  await world.suspendMarket('Sridevi');
  await openAs('/home');
  await home.isShown();
  await panel.open();
  await checkAccessibility('profile panel');
  await closeBox(page);
  const closed = page
    .getByRole('listitem')
    .filter({ hasText: /Closed for today|Betting is closed/ })
    .first();
  await closed.getByRole('button', { name: /Place Bet/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bidding is closed for Today' })).toBeVisible();
  await checkAccessibility('closed market');
  await closeBox(page);

  await home.goTo('All Bids');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter Type' })).toContainText('Kalyan');
  await checkAccessibility('filter');
  await closeBox(page);

  await home.goTo('Wallet');
  await page.getByRole('button', { name: 'Withdraw Funds' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw Fund' });
  await checkAccessibility('withdraw');
  await withdraw.getByRole('button', { name: 'Request Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await checkAccessibility('withdrawn');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add Funds' }).click();
  const add = page.getByRole('dialog', { name: 'Add Fund' });
  await add.getByRole('button', { name: 'Send Request' }).click();
  await checkAccessibility('add funds with nothing filled in');
  await add.getByLabel('Amount').fill('500');
  await add.getByRole('button', { name: 'Send Request' }).click();
  await page.getByRole('button', { name: 'PhonePe' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose your payment option' })).toBeVisible();
  await checkAccessibility('payment option');
  await closeBox(page);

  await putState(page, '/home');
  await home.placeBetOn(market);
  await betTypes.choose(singlePanaBulk.tile);
  await bids.points('25');
  for (const [digit, rows] of [
    ['7', 12],
    ['8', 24],
  ] as const) {
    await bids.tap(digit);
    await expect(page.getByRole('rowheader')).toHaveCount(rows);
  }
  await page.getByRole('button', { name: 'More points on each' }).press('Enter');
  await expect(page.getByText('24 numbers × 30')).toBeVisible();
  await bids.hasTotals(24, 720);
  await checkAccessibility('many bids');
  await bids.press('Continue');
  const { box } = bids.confirmation;
  await expect(box.getByRole('rowheader')).toHaveCount(24);
  await box.getByRole('row').nth(20).scrollIntoViewIfNeeded();
  await checkAccessibility('confirmation of many bids');
  await closeBox(page);

  await page.goBack();
  await betTypes.choose(jodiDigits.tile);
  await bids.press('Add Bid');
  await checkAccessibility('bid with nothing filled in');
  await jodiDigits.fillIn(bids);
  await bids.press('Continue');
  await expect(box).toBeVisible();
  await checkAccessibility('confirmation');
  await world.setBalance(mainPlayer.mobile, 5);
  await bids.confirmation.submit();
  await expect(bids.shortBalance).toBeVisible();
  await checkAccessibility('short balance');
  await bids.shortBalance.getByRole('button', { name: 'OK' }).click();
  await world.setBalance(mainPlayer.mobile, 40);
  await world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/' });
  await world.fault({ effect: 'reset', path: '/bets/history/' });
  await bids.submitBids();
  await expect(bids.unknownOutcome).toBeVisible();
  await checkAccessibility('unknown outcome');
  await world.clearFaults();
  await bids.checkAgain();
  await expect(bids.dialog('Success!')).toBeVisible();
  await checkAccessibility('success');
  await bids.succeeded();

  // Above the wallet, the confirmation shows its first bid also in a low window.
  await page.setViewportSize({ width: 320, height: 568 });
  await betTypes.choose(jodiDigits.tile);
  await jodiDigits.fillIn(bids);
  await bids.press('Continue');
  await expect(box.getByText(/short$/)).toBeVisible();
  const isUncovered = () =>
    box
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      });
  await expect.poll(isUncovered).toBe(true);
});

/** A screen for each way to show a failure; win and bid history show theirs as the passbook does. */
const lists = ['/home', '/passbook', '/chart', '/game-rates', '/market-result-history'];

test('the failed lists and an empty list are visible, tappable and accessible', async ({
  page,
  world,
  openAs,
  checkAccessibility,
}) => {
  test.slow();
  await world.fault({ effect: 'status', status: 500, method: 'GET', path: '/*' });
  await openAs('/home', newPlayer);
  for (const path of lists) {
    await putState(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await checkAccessibility(`${path} failed`);
  }
  await world.clearFaults();
  // The other histories are empty in the same way.
  await putState(page, '/passbook');
  await expect(page.getByRole('main').getByRole('status')).not.toContainText(/loading/i);
  await checkAccessibility('/passbook empty');
});
