import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../auth/auth-state.ts';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { labelValue } from '../../testing/label-value.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/wallet');
  await loadRoute('/payment-methods');
});
beforeEach(async () => {
  api = await startApi(() => ({ status: 500 }));
  signInForTest({ id: 1, points: 42 });
});
afterEach(() => api.close());

const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function openScreen(state: unknown = { amount: 500, type: 'add-fund' }) {
  await openApp('/payment-methods', state);
  await screen.findByRole('heading', { name: 'Payment Methods' });
  await screen.findByRole('button', { name: 'UPI Wallets' });
}

async function openDialog(provider = 'PhonePe') {
  await press(provider);
  return within(screen.getByRole('dialog', { name: 'Choose your payment option' }));
}

const providers = () =>
  within(screen.getByRole('list', { name: 'UPI Wallets' }))
    .queryAllByRole('button')
    .map((entry) => entry.textContent);

describe('the payment methods', () => {
  it('fold and unfold four UPI wallets', { tags: ['@PAY-01', '@ROUTE-38'] }, async () => {
    await openScreen();
    const names = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI'];
    expect(providers()).toEqual(names);
    await press('UPI Wallets');
    const fold = screen.getByRole('button', { name: 'UPI Wallets' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'PhonePe' })).toBeNull();
    await press('UPI Wallets');
    expect(providers()).toEqual(names);
  });

  it.each(['Internet Banking', 'Other'])('%s does nothing', { tags: ['@PAY-02'] }, async (name) => {
    await openScreen();
    const before = screen.getByRole('main').innerHTML;
    await press(name);
    expect(screen.getByRole('main').innerHTML).toBe(before);
    expect(shownPath()).toBe('/payment-methods');
  });

  it.each(['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI'])(
    'picking %s opens the dialog for it',
    { tags: ['@PAY-03'] },
    async (provider) => {
      await openScreen();
      expect((await openDialog(provider)).getByText(provider)).toBeTruthy();
    },
  );

  it('defaults to 100 and add-fund without a navigation state', {
    tags: ['@PAY-11'],
  }, async () => {
    await openScreen(null);
    expect(labelValue(screen.getByRole('main'), 'Amount')).toBe('₹100.00');
    await openDialog();
    await press('Continue');
    expect(screen.getByRole('dialog', { name: 'Payment Success!' })).toBeTruthy();
  });

  it('shows that points are simulated', async () => {
    await openScreen();
    expect(screen.getByText('Simulated')).toBeTruthy();
  });
});

describe('the dialog of a provider', () => {
  it('offers three ways, one at a time', { tags: ['@PAY-04', '@PAY-05', '@PAY-06'] }, async () => {
    await openScreen();
    const dialog = await openDialog();
    const ways = dialog.getAllByRole<HTMLInputElement>('radio');
    const names = ways.map((way) => way.closest('label')?.textContent);
    expect(names).toEqual(['Pay ₹500.00Instant payment', 'Scan QR Code', 'Enter UPI ID']);
    expect(ways.map((way) => way.checked)).toEqual([true, false, false]);
    await user.click(dialog.getByRole('radio', { name: 'Enter UPI ID' }));
    expect(ways.map((way) => way.checked)).toEqual([false, false, true]);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('Cancel closes it, stays, and returns the focus to the provider', {
    tags: ['@PAY-07'],
  }, async () => {
    await openScreen();
    await openDialog();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownPath()).toBe('/payment-methods');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'PhonePe' }));
  });

  it('Continue shows the success, and both show that no money moves', {
    tags: ['@PAY-08', '@PAY-09', '@PAY-12'],
  }, async () => {
    await openScreen();
    const dialog = await openDialog();
    expect(dialog.getByText('No real money moves: this is a simulation.')).toBeTruthy();
    await press('Continue');
    const popup = screen.getByRole('dialog', { name: 'Payment Success!' });
    expect(labelValue(popup, 'Amount')).toBe('₹500.00');
    expect(labelValue(popup, 'Old Wallet Balance')).toBe('₹0.00');
    expect(labelValue(popup, 'New Wallet Balance')).toBe('₹500.00');
    expect(within(popup).getByText('No real money moves: this is a simulation.')).toBeTruthy();
    expect(api.calls).toEqual([]);
  });
});

describe('the whole way of adding funds', () => {
  it('ends in the wallet without any call', {
    tags: ['@WALLET-02', '@WALLET-07', '@PAY-10', '@PAY-13', '@API-47'],
  }, async () => {
    await openApp('/wallet');
    await user.click(await screen.findByRole('button', { name: 'Add Funds' }));
    await user.type(screen.getByLabelText('Amount'), '300');
    await press('Send Request');
    await screen.findByRole('heading', { name: 'Payment Methods' });
    expect(shownPath()).toBe('/payment-methods');
    expect(shownState()).toEqual({ amount: 300, type: 'add-fund' });
    await openDialog('Paytm');
    await press('Continue');
    await press('Done');
    await waitFor(() => expect(shownPath()).toBe('/wallet'));
    await screen.findByRole('button', { name: 'Add Funds' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(screen.getByRole('banner')).getByText('₹42.00')).toBeTruthy();
    expect(auth.user?.points).toBe(42);
    expect(api.calls).toEqual([]);
  });
});
