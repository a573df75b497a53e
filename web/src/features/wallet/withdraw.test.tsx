import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../auth/auth-state.ts';
import { readStoredUser } from '../../auth/stored-user.ts';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { labelValue } from '../../testing/label-value.ts';
import { loadRoute } from '../../testing/load-route.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;

beforeAll(async () => {
  await loadRoute('/wallet');
});
beforeEach(async () => {
  const call = { label: 'Call', number: '+91 22 5555 0100' };
  api = await startApi(() => ({ status: 500 }), { contacts: [call, call] });
  signInForTest({ id: 1, points: 42 });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

async function openSheet() {
  await openApp('/wallet');
  await user.click(await screen.findByRole('button', { name: 'Withdraw Funds' }));
  return within(screen.getByRole('dialog', { name: 'Withdraw Fund' }));
}

async function withdraw(amount: string) {
  const sheet = await openSheet();
  if (amount) await user.type(sheet.getByLabelText('Amount'), amount);
  await user.click(sheet.getByRole('button', { name: 'Request Withdraw' }));
  return screen.getByRole('dialog', { name: 'Withdrawn Success!' });
}

describe('the withdraw sheet', () => {
  it('has an amount and the five banks', { tags: ['@WALLET-10'] }, async () => {
    const sheet = await openSheet();
    expect(sheet.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
    const select = sheet.getByRole('combobox', { name: 'Select Bank' });
    const offered = within(select)
      .getAllByRole('option')
      .filter((option) => !option.hasAttribute('disabled'))
      .map((option) => option.textContent);
    expect(offered).toEqual([
      'HDFC Bank',
      'ICICI Bank',
      'State Bank of India',
      'Axis Bank',
      'Kotak Mahindra Bank',
    ]);
    await user.selectOptions(select, 'Axis Bank');
    expect(select).toHaveProperty('value', 'Axis Bank');
  });

  it('shows limits and hours', { tags: ['@WALLET-11', '@WALLET-12'] }, async () => {
    const sheet = await openSheet();
    expect(sheet.getByText('Rs 500 to Rs 99999')).toBeTruthy();
    expect(sheet.getByText('10:30 AM to 11:00 PM')).toBeTruthy();
  });

  it('has a query line with the configured number', {
    tags: ['@WALLET-13', '@APP-08'],
  }, async () => {
    const line = (await openSheet()).getByRole('link', { name: '+91 22 5555 0100' });
    expect(line.getAttribute('href')).toBe('tel:+912255550100');
  });

  it.each(['', '0', '1', '100000', 'abc'])(
    'takes %j without a bank',
    { tags: ['@WALLET-14'] },
    async (text) => {
      const popup = await withdraw(text);
      expect(within(popup).getByRole('heading', { name: 'Withdrawn Success!' })).toBeTruthy();
      expect(screen.queryByRole('dialog', { name: 'Withdraw Fund' })).toBeNull();
      expect(api.calls).toEqual([]);
    },
  );
});

describe('its success popup', () => {
  it('shows amount, made-up balances, time and the simulation note', {
    tags: ['@WALLET-15', '@WALLET-16', '@WALLET-19'],
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-05T14:05:00Z') });
    const popup = await withdraw('750');
    expect(labelValue(popup, 'Amount')).toBe('₹750.00');
    expect(labelValue(popup, 'Old Wallet Balance')).toBe('₹10,000.00');
    expect(labelValue(popup, 'New Wallet Balance')).toBe('₹9,250.00');
    expect(labelValue(popup, 'Time')).toBe('07:35 PM');
    expect(within(popup).getByText('No real money moves: this is a simulation.')).toBeTruthy();
  });

  it('carries the note on bids', { tags: ['@WALLET-17'] }, async () => {
    const popup = await withdraw('750');
    expect(within(popup).getByText('Note: Bid once placed can not be cancelled')).toBeTruthy();
  });

  it('Done closes it and returns the focus to the menu', { tags: ['@WALLET-18'] }, async () => {
    const popup = await withdraw('750');
    await user.click(within(popup).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw Funds' }));
  });

  it('changes no balance and sends nothing', { tags: ['@WALLET-20', '@API-47'] }, async () => {
    const popup = await withdraw('750');
    await user.click(within(popup).getByRole('button', { name: 'Done' }));
    expect(within(screen.getByRole('banner')).getByText('₹42.00')).toBeTruthy();
    expect(auth.user?.points).toBe(42);
    expect(readStoredUser()?.points).toBe(42);
    expect(api.calls).toEqual([]);
  });
});
