import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setPoints } from '../../auth/stored-user.ts';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { labelValue } from '../../testing/label-value.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp, shownPath, shownState } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/wallet');
  await loadRoute('/add-bank-details');
  await loadRoute('/payment-methods');
});
beforeEach(async () => {
  const call = { label: 'Call', number: '+91 22 5555 0100' };
  api = await startApi(() => ({ status: 500 }), { contacts: [call, call] });
  signInForTest({ id: 1, points: 1234.5 });
  await openApp('/wallet');
  await screen.findByRole('button', { name: 'Add Funds' });
});
afterEach(() => api.close());

const menuEntry = (name: string) => screen.getByRole('button', { name });

it('the wallet opens at /wallet with the bottom navigation and the profile panel', {
  tags: ['@WALLET-01', '@ROUTE-37'],
}, async () => {
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Menu' }));
  expect(within(await screen.findByRole('dialog')).getByText('My Bids')).toBeTruthy();
});

it('the switch Larger numbers in the menu of the wallet enlarges the numbers', async () => {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const control = await screen.findByRole('switch', { name: 'Larger numbers' });
  const factor = () => document.documentElement.style.getPropertyValue('--numbers');
  await user.click(control);
  expect([control.getAttribute('aria-checked'), factor()]).toEqual(['true', '1.3']);
  await user.click(control);
  expect([control.getAttribute('aria-checked'), factor()]).toEqual(['false', '']);
});

it('the wallet shows the balance of the player at its top', () => {
  expect(labelValue(screen.getByRole('main'), 'Wallet Balance')).toBe('₹1,234.50');
});

it('the wallet of a new player explains the source of points', async () => {
  const text = 'You have ₹0.00. Play points come from your operator.';
  expect(screen.queryByText(text)).toBeNull();
  act(() => setPoints(0));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('the wallet shows that points are simulated and cannot be traded', () => {
  expect(
    screen.getByText(
      "Points are simulated: you can't buy, sell or withdraw them. Real-money matka is unlawful in India.",
    ),
  ).toBeTruthy();
});

it('the entry Deposit/Withdraw History is shown and reacts to no tap', {
  tags: ['@WALLET-04'],
}, async () => {
  const before = screen.getByRole('main').innerHTML;
  await user.click(menuEntry('Deposit/Withdraw History'));
  expect(shownPath()).toBe('/wallet');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main').innerHTML).toBe(before);
});

it('the wallet leads to the bank details', { tags: ['@WALLET-05'] }, async () => {
  await user.click(menuEntry('Add Bank Details'));
  await screen.findByRole('heading', { name: 'Add Bank Details' });
  expect(shownPath()).toBe('/add-bank-details');
});

it('the wallet shows the configured number for queries about withdrawals', {
  tags: ['@WALLET-13', '@APP-08', '@API-47'],
}, async () => {
  await user.click(menuEntry('Withdraw Funds'));
  const line = screen.getByRole('link', { name: '+91 22 5555 0100' });
  expect(line.getAttribute('href')).toBe('tel:+912255550100');
  expect(api.calls).toEqual([]);
});

const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
const amountIn = (name: string) => sheet(name).getByLabelText<HTMLInputElement>('Amount');

it('the sheet for adding funds refuses no amount until the player types, and leads to the payment of its amount', {
  tags: ['@WALLET-02', '@WALLET-06', '@WALLET-07', '@WALLET-08', '@WALLET-09', '@WALLET-20'],
}, async () => {
  await user.click(menuEntry('Add Funds'));
  const add = sheet('Add Fund');
  expect(labelValue(screen.getByRole('dialog'), 'Wallet Balance')).toBe('₹0.00');
  expect(add.getByText('Play points')).toBeTruthy();
  await user.click(add.getByRole('button', { name: 'Send Request' }));
  expect(add.getByText('Enter the Amount')).toBeTruthy();
  expect(document.activeElement).toBe(amountIn('Add Fund'));
  await user.type(amountIn('Add Fund'), '750');
  expect(add.queryByText('Enter the Amount')).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Payment Methods' })).toBeTruthy();
  expect(shownState()).toEqual({ amount: 750, type: 'add-fund' });
  expect(api.calls).toEqual([]);
});

it('the sheet for a withdrawal shows banks, limits and hours', {
  tags: ['@WALLET-03', '@WALLET-10', '@WALLET-11', '@WALLET-12'],
}, async () => {
  await user.click(menuEntry('Withdraw Funds'));
  const withdraw = sheet('Withdraw Fund');
  const offered = withdraw.getAllByRole<HTMLOptionElement>('option').filter((one) => !one.disabled);
  expect(offered.map(({ text }) => text)).toEqual([
    'HDFC Bank',
    'ICICI Bank',
    'State Bank of India',
    'Axis Bank',
    'Kotak Mahindra Bank',
  ]);
  const box = screen.getByRole('dialog');
  expect(labelValue(box, 'Limits')).toBe('Rs 500 to Rs 99999');
  expect(labelValue(box, 'Timing')).toBe('10:30 AM to 11:00 PM');
});

it.each([
  ['', '', '₹10,000.00'],
  ['250', 'Axis Bank', '₹9,750.00'],
])(
  'a withdrawal of "%s" to "%s" is not checked, sends no request and shows made-up balances',
  {
    tags: [
      '@WALLET-14',
      '@WALLET-15',
      '@WALLET-16',
      '@WALLET-17',
      '@WALLET-18',
      '@WALLET-19',
      '@WALLET-20',
    ],
  },
  async (amount, bank, left) => {
    await user.click(menuEntry('Withdraw Funds'));
    if (amount) await user.type(amountIn('Withdraw Fund'), amount);
    if (bank) await user.selectOptions(sheet('Withdraw Fund').getByLabelText('Select Bank'), bank);
    await user.click(sheet('Withdraw Fund').getByRole('button', { name: 'Request Withdraw' }));
    const box = screen.getByRole('dialog', { name: 'Withdrawn Success!' });
    expect(labelValue(box, 'Amount')).toBe(`₹${amount || '0'}.00`);
    expect(labelValue(box, 'Old Wallet Balance')).toBe('₹10,000.00');
    expect(labelValue(box, 'New Wallet Balance')).toBe(left);
    expect(labelValue(box, 'Time')).toMatch(/^\d\d:\d\d [AP]M$/);
    expect(box.textContent).toContain('Note: Bid once placed can not be cancelled');
    expect(box.textContent).toContain('No real money');
    await user.click(within(box).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownPath()).toBe('/wallet');
    expect(screen.getByRole('banner').textContent).toContain('₹1,234.50');
    expect(api.calls).toEqual([]);
  },
);
