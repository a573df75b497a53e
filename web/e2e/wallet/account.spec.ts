import { payouts } from '@matka/fixtures/payouts';
import { recordApiRequests } from '../api-requests.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';

test('banks are not stored: additions go to the log, removals are undone by a reload', {
  tag: ['@WALLET-05', '@BANK-06', '@BANK-07'],
}, async ({ page, openAs, frame, console: seen }) => {
  await openAs('/wallet');
  await page.getByRole('button', { name: 'Add Bank Details' }).click();
  await frame.shows('/add-bank-details', 'Add Bank Details');
  const requests = recordApiRequests(page);
  await page.getByLabel('Account Number').fill('123456789012');
  await page.getByLabel('Account Holder Name').fill('Aarav Sharma');
  await page.getByLabel('IFSC Code').fill('HDFC0001234');
  await page.getByRole('button', { name: 'Add Bank' }).click();
  await expect.poll(() => seen.splice(0)).toEqual([expect.stringMatching(/^info: Add Bank/)]);

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove HDFC Bank' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove State Bank of India' }).click();
  await expect(page.getByText('No banks here')).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await expect(rows).toHaveCount(3);
});

test('game rates are listed, and the wallet is one tap away', {
  tag: ['@RATES-02', '@RATES-04'],
}, async ({ page, world, openAs, frame }) => {
  await world.fault({
    effect: 'status',
    status: 500,
    body: { message: 'The rates are being changed.' },
    path: '/admin/payout-multipliers/',
    times: 1,
  });
  await openAs('/game-rates');
  await expect(page.getByRole('alert')).toHaveText('The rates are being changed.');
  await page.getByRole('button', { name: 'Retry' }).click();
  const rates = page.getByRole('list', { name: 'Game Win Rates' }).getByRole('listitem');
  await expect(rates).toHaveCount(payouts.length);
  await expect(rates.filter({ hasText: 'Full Sangam' })).toContainText('₹10,000.00');
  await frame.wallet.click();
  await frame.shows('/wallet', 'Wallet');
});

test('a new password is discarded: one step back, no request, the old one is valid', {
  tag: '@PWD-05',
}, async ({ page, openAs, home, panel, frame }) => {
  await openAs('/home');
  await home.isShown();
  await panel.open();
  await panel.choose('Change Password');
  await frame.shows('/change-password', 'Change Password');
  const requests = recordApiRequests(page);
  const reset = page.getByRole('button', { name: 'Reset password' });
  await expect(reset).toBeDisabled();
  await page.getByLabel('New password', { exact: true }).fill('Pune@20270');
  await page.getByLabel('Re-enter password', { exact: true }).fill('Pune@20270');
  await reset.click();
  await home.isShown();
  expect(requests).toEqual([]);
  // Signs in again with the old password.
  await openAs('/wallet');
  await frame.shows('/wallet', 'Wallet');
});

test('Chat calls whom the configuration names', { tag: ['@CHAT-01', '@APP-08'] }, async ({
  page,
  openAs,
  frame,
}) => {
  await configure(page, {
    contacts: [
      { label: 'Call', number: '+91 90000 00001' },
      { label: 'Telegram', number: '+91 90000 00002' },
    ],
  });
  await openAs('/chat');
  await frame.shows('/chat', 'Chat');
  const lines = page.getByRole('list', { name: 'Contact' }).getByRole('listitem');
  await expect(lines).toHaveText([/Call.*\+91 90000 00001/, /Telegram.*\+91 90000 00002/]);
  await expect(lines.first().getByRole('link')).toHaveAttribute('href', 'tel:+919000000001');
  await page.getByRole('group').first().click();
  await expect(page.getByRole('group').first().getByRole('paragraph')).toBeVisible();
});
