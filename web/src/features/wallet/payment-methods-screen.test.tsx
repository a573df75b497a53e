import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { labelValue } from '../../testing/label-value.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/payment-methods');
  await loadRoute('/wallet');
});
beforeEach(async () => {
  api = await startApi(() => ({ status: 500 }));
  signInForTest();
  await openApp('/payment-methods', { amount: 750, type: 'add-fund' });
  await screen.findByRole('list', { name: 'UPI Wallets' });
});
afterEach(() => api.close());

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const options = () => screen.getByRole('dialog', { name: 'Choose your payment option' });

it('the payment methods show the amount and four providers in a list that folds', {
  tags: ['@PAY-01', '@PAY-02'],
}, async () => {
  const main = screen.getByRole('main');
  expect(labelValue(main, 'Amount')).toBe('₹750.00');
  const list = screen.getByRole('list', { name: 'UPI Wallets' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI']);
  const fold = within(main).getByRole<HTMLDetailsElement>('group');
  for (const isOpen of [false, true]) {
    await user.click(within(fold).getByText('UPI Wallets'));
    expect(fold.open).toBe(isOpen);
  }
  const before = main.innerHTML;
  for (const name of ['Internet Banking', 'Other']) await press(name);
  expect(main.innerHTML).toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a provider offers three ways to pay, and Cancel returns to it', {
  tags: ['@PAY-03', '@PAY-04', '@PAY-05', '@PAY-06', '@PAY-07', '@PAY-12'],
}, async () => {
  await press('PhonePe');
  expect(options().textContent).toContain('PhonePe');
  expect(options().textContent).toContain('No real money');
  const ways = within(options()).getAllByRole<HTMLInputElement>('radio');
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    'Pay ₹750.00Instant payment',
    'Scan QR Code',
    'Enter UPI ID',
  ]);
  const checked = () => ways.map((way) => way.checked);
  expect(checked()).toEqual([true, false, false]);
  await user.click(screen.getByRole('radio', { name: 'Enter UPI ID' }));
  expect(checked()).toEqual([false, false, true]);
  expect(within(options()).queryByRole('textbox')).toBeNull();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shownPath()).toBe('/payment-methods');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'PhonePe' }));
});

it('Continue shows a made-up success without a request, and Done leads to the unchanged wallet', {
  tags: ['@PAY-08', '@PAY-09', '@PAY-10', '@PAY-12', '@PAY-13', '@WALLET-20'],
}, async () => {
  await press('Paytm');
  await press('Continue');
  const box = screen.getByRole('dialog', { name: 'Payment Success!' });
  expect(labelValue(box, 'Old Wallet Balance')).toBe('₹0.00');
  expect(labelValue(box, 'New Wallet Balance')).toBe('₹750.00');
  expect(box.textContent).toContain('No real money');
  await press('Done');
  await screen.findByRole('button', { name: 'Add Funds' });
  expect(shownPath()).toBe('/wallet');
  expect(screen.getByRole('banner').textContent).toContain('₹10,000.00');
  expect(api.calls).toEqual([]);
});
