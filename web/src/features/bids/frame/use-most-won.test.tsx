import { onlyPage } from '@matka/contracts/api/common';
import { betTypes } from '@matka/fixtures/bet-types';
import { payouts } from '@matka/fixtures/payouts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../../../lib/host-time.ts';
import { type ApiServer, startApi } from '../../../testing/api-server.ts';
import { labelValue } from '../../../testing/label-value.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { renderedBidForm } from '../../../testing/rendered-bid-form.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { signInForTest } from '../../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
const RATES = '/admin/payout-multipliers/';
let api: ApiServer;
let rates: unknown;

beforeEach(async () => {
  rates = { data: payouts, pagination: onlyPage };
  api = await startApi(({ path }) => {
    if (path === '/bet-types/') return { body: betTypes };
    return path === RATES ? { body: rates } : { body: [] };
  });
  signInForTest();
});
afterEach(async () => {
  vi.useRealTimers();
  forgetHostTime();
  await api.close();
});

/** Opens Jodi Digits by its tile. */
async function openJodis(): Promise<void> {
  await openApp('/betting-options', { market: sampleMarket() });
  await user.click(await screen.findByRole('button', { name: 'Jodi Digits' }));
  await screen.findByRole('button', { name: 'Continue' });
}

it('the footer and the confirmation show the possible win, by rates that are fetched once', async () => {
  await openJodis();
  await renderedBidForm.add({ 'Jodi Digit': '05' }, '10');
  await renderedBidForm.add({ 'Jodi Digit': '47' }, '20');
  expect(screen.getByText('Win up to ₹1,900')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete 47' }));
  expect(screen.getByText('Win up to ₹950')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kalyan Matka' });
  expect(labelValue(dialog, 'Could win up to')).toBe('₹950');
  expect(api.calls.filter(({ path }) => path === RATES)).toHaveLength(1);
});

it('the confirmation shows no possible win once the time for its bids has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:50:00+05:30') });
  signInForTest();
  await openJodis();
  await renderedBidForm.add({ 'Jodi Digit': '05' }, '10');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kalyan Matka' });
  expect(labelValue(dialog, 'Could win up to')).toBe('₹950');
  act(() => {
    vi.setSystemTime(new Date('2026-11-20T16:01:00+05:30'));
    noteHostTime('Fri, 20 Nov 2026 10:31:00 GMT');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(within(dialog).queryByText('Could win up to')).toBeNull();
  expect(labelValue(dialog, 'Wallet Balance After')).toBe('₹9,990.00');
});

it('the footer and the confirmation show no possible win on a host without rates', async () => {
  rates = { detail: 'Not found' };
  await openJodis();
  await renderedBidForm.add({ 'Jodi Digit': '05' }, '10');
  expect(screen.queryByText(/could win/)).toBeNull();
  expect(screen.getByText('of ₹10,000.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kalyan Matka' });
  expect(within(dialog).queryByText('Could win up to')).toBeNull();
});

it('a bid screen fetches the rates if it is the first screen of the page', async () => {
  const betType = betTypes.find(({ name }) => name === 'Jodi Digits');
  await openApp('/jodi-digits', { market: sampleMarket(), betType });
  await screen.findByRole('button', { name: 'Continue' });
  await renderedBidForm.add({ 'Jodi Digit': '05' }, '10');
  expect(await screen.findByText('Win up to ₹950')).toBeTruthy();
  expect(api.calls.filter(({ path }) => path === RATES)).toHaveLength(1);
});
