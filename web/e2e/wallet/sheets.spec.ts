import { mainPlayer } from '@matka/fixtures/players';
import { recordApiRequests } from '../api-requests.ts';
import { expect, test } from '../fixtures.ts';

test('the sheet for adding funds sends no request and changes no points', {
  tag: [
    '@WALLET-02',
    '@WALLET-06',
    '@WALLET-07',
    '@WALLET-08',
    '@WALLET-09',
    '@WALLET-20',
    '@PAY-01',
    '@PAY-02',
    '@PAY-03',
    '@PAY-04',
    '@PAY-05',
    '@PAY-06',
    '@PAY-07',
    '@PAY-08',
    '@PAY-09',
    '@PAY-10',
    '@PAY-12',
    '@PAY-13',
  ],
}, async ({ page, world, openAs, frame }) => {
  await openAs('/wallet');
  await frame.shows('/wallet', 'Wallet');
  const requests = recordApiRequests(page);
  await page.getByRole('button', { name: 'Add Funds' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add Fund' });
  await expect(sheet).toContainText('Wallet Balance₹0.00');
  await expect(sheet).toContainText('Play points');
  await sheet.getByRole('button', { name: 'Send Request' }).click();
  await expect(sheet.getByLabel('Amount')).toHaveAccessibleDescription('Enter the Amount');
  await expect(sheet.getByLabel('Amount')).toBeFocused();
  await sheet.getByLabel('Amount').fill('750');
  await expect(sheet.getByLabel('Amount')).not.toHaveAccessibleDescription('Enter the Amount');
  await page.keyboard.press('Enter');

  await frame.shows('/payment-methods', 'Payment Methods');
  await expect(page.getByRole('main')).toContainText('Amount₹750.00');
  const providers = page.getByRole('list', { name: 'UPI Wallets' }).getByRole('button');
  await expect(providers).toHaveText(['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI']);
  await page.getByText('UPI Wallets').click();
  await expect(providers).toHaveCount(0);
  await page.getByText('UPI Wallets').click();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Amount₹750.00');
  for (const name of ['Internet Banking', 'Other'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await providers.nth(1).click();
  const options = page.getByRole('dialog', { name: 'Choose your payment option' });
  await expect(options).toContainText('PhonePe');
  await expect(options).toContainText('No real money');
  const ways = options.getByRole('radio');
  await expect(options.locator('label')).toHaveText([
    'Pay ₹750.00Instant payment',
    'Scan QR Code',
    'Enter UPI ID',
  ]);
  await expect(ways.first()).toBeChecked();
  await ways.nth(2).check();
  await expect(ways.first()).not.toBeChecked();
  await expect(options.getByRole('textbox')).toHaveCount(0);
  await options.getByRole('button', { name: 'Cancel' }).click();
  await expect(options).toBeHidden();
  await expect(providers.nth(1)).toBeFocused();
  await providers.nth(2).click();
  await options.getByRole('button', { name: 'Continue' }).click();

  const success = page.getByRole('dialog', { name: 'Payment Success!' });
  await expect(success).toContainText('Old Wallet Balance₹0.00');
  await expect(success).toContainText('New Wallet Balance₹750.00');
  await expect(success).toContainText('No real money');
  await success.getByRole('button', { name: 'Done' }).click();
  await frame.shows('/wallet', 'Wallet');
  await expect(frame.wallet).toHaveText('₹10,000.00');
  expect(requests).toEqual([]);
  expect((await world.player(mainPlayer.mobile)).points).toBe(10_000);
  await page.goBack();
  await expect(success).toBeHidden();
});

test('the sheet for a withdrawal sends no request and does not check the amount', {
  tag: [
    '@WALLET-03',
    '@WALLET-04',
    '@WALLET-10',
    '@WALLET-11',
    '@WALLET-12',
    '@WALLET-14',
    '@WALLET-15',
    '@WALLET-16',
    '@WALLET-17',
    '@WALLET-18',
    '@WALLET-19',
    '@WALLET-20',
  ],
}, async ({ page, openAs, frame }) => {
  await openAs('/wallet');
  await frame.shows('/wallet', 'Wallet');
  const requests = recordApiRequests(page);
  await page.getByRole('button', { name: 'Deposit/Withdraw History' }).click();
  await page.getByRole('button', { name: 'Withdraw Funds' }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw Fund' });
  await expect(sheet).toContainText('Rs 500 to Rs 99999');
  await expect(sheet).toContainText('10:30 AM to 11:00 PM');
  await expect(sheet.locator('option:not([disabled])')).toHaveText([
    'HDFC Bank',
    'ICICI Bank',
    'State Bank of India',
    'Axis Bank',
    'Kotak Mahindra Bank',
  ]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const success = page.getByRole('dialog', { name: 'Withdrawn Success!' });
  for (const [amount, bank, left] of [
    ['', '', '₹10,000.00'],
    ['250', 'Axis Bank', '₹9,750.00'],
  ] as const) {
    await page.getByRole('button', { name: 'Withdraw Funds' }).click();
    await sheet.getByLabel('Amount').fill(amount);
    if (bank) await sheet.getByLabel('Select Bank').selectOption(bank);
    await sheet.getByRole('button', { name: 'Request Withdraw' }).click();
    await expect(success).toContainText('Old Wallet Balance₹10,000.00');
    await expect(success).toContainText(/Time\d\d:\d\d [AP]M/);
    await expect(success).toContainText('Note: Bid once placed can not be cancelled');
    await expect(success).toContainText('No real money');
    await expect(success).toContainText(`New Wallet Balance${left}`);
    await success.getByRole('button', { name: 'Done' }).click();
    await expect(success).toBeHidden();
  }
  await frame.shows('/wallet', 'Wallet');
  await expect(frame.wallet).toHaveText('₹10,000.00');
  expect(requests).toEqual([]);
});
