import type { Page } from '@playwright/test';
import { jodiDigits } from '../../src/testing/bid-cases/jodis.ts';
import { expect, test } from './fixtures.ts';

/** Refuses a submission as soon as the test says so. */
async function refuseLate(page: Page): Promise<() => void> {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/betting\/$/, async (route) => {
    await answered;
    await route.fulfill({ status: 400, json: { error: 'Refused' } });
  });
  return resolve;
}

test('the confirmation outlives Escape while it sends, and Continue works after a refusal', async ({
  page,
  open,
  bids,
}) => {
  await open(jodiDigits);
  await bids.fill('Jodi Digit', '47');
  await bids.points('100');
  await bids.press('Add Bid');
  await bids.press('Continue');
  const answer = await refuseLate(page);
  await bids.confirmation.submit();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(bids.confirmation.box).toBeVisible();
  answer();
  await bids.dismissAlert();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(bids.confirmation.box).toBeHidden();
  await bids.press('Continue');
  await expect(bids.confirmation.box).toBeVisible();
});

test('each sheet of the wallet opens again after Escape was pressed twice and more', async ({
  page,
  openAs,
}) => {
  await openAs('/wallet');
  for (const name of ['Add Funds', 'Withdraw Funds', 'My Limits', 'Add Funds']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
