import { mainPlayer } from '@matka/fixtures/players';
import type { Page } from '@playwright/test';
import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { market } from '../../src/testing/played-cases.ts';
import { expect, test } from './fixtures.ts';

/** Refuses a submission as soon as the test asks for it. */
async function refuseLate(page: Page): Promise<() => void> {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/betting\/$/, async (route) => {
    await answered;
    await route.fulfill({ status: 400, json: { error: 'Refused' } });
  });
  return resolve;
}

// All other panels, sheets and dialogs are of these three kinds.
test('the panel, a sheet and the dialogs open again after repeated Escape, which the confirmation ignores while bids are sent', async ({
  page,
  world,
  openAs,
  home,
  panel,
  betTypes,
  bids,
}) => {
  const pressEscape = async () => {
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  };
  const again = async (open: () => Promise<void>) => {
    for (let visit = 0; visit < 2; visit += 1) {
      await open();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Outside of what opens it, whose style it would have.
      await expect(page.locator('body > dialog[open]')).toHaveCount(1);
      await pressEscape();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  };
  await openAs('/home');
  await home.isShown();
  await again(() => panel.menu.click());
  await home.goTo('Wallet');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await again(() => press('Withdraw Funds'));
  await again(async () => {
    await press('Withdraw Funds');
    await press('Request Withdraw');
    await expect(page.getByRole('dialog', { name: 'Withdrawn Success!' })).toBeVisible();
  });

  await home.goTo('Home');
  await home.placeBetOn(market);
  await betTypes.choose(jodiDigits.tile);
  await again(() => bids.press('What is this bet?'));
  await bids.add({ 'Jodi Digit': '47' }, '100');
  await bids.press('Continue');
  const answer = await refuseLate(page);
  // Before it is sent, Escape takes it back.
  const sent = page.waitForRequest(/\/api\/betting\/$/);
  await bids.confirmation.submit();
  await sent;
  await pressEscape();
  await expect(bids.confirmation.box).toBeVisible();
  answer();
  await bids.dismissAlert();
  await pressEscape();
  await expect(bids.confirmation.box).toBeHidden();
  await page.unrouteAll();

  await world.setBalance(mainPlayer.mobile, 5);
  for (let visit = 0; visit < 2; visit += 1) {
    await bids.submitBids();
    await expect(bids.shortBalance).toBeVisible();
    await pressEscape();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await world.fault({ effect: 'status', status: 500, path: '/betting/' });
  for (let visit = 0; visit < 2; visit += 1) {
    await world.setBalance(mainPlayer.mobile, 5000);
    await bids.submitBids();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await pressEscape();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});
