import { recordApiRequests } from '../api-requests.ts';
import { expect, test } from '../fixtures.ts';

test('banks are not stored: additions go to the log, and a reload undoes removals', {
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
