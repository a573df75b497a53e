import { onlyPage } from '@matka/contracts/api/common';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyOfPlayer } from '../auth/current-player.ts';
import { logOut } from '../auth/log-out.ts';
import { forgetHostTime, noteHostTime } from '../lib/host-time.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openBids } from '../testing/open-bids.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { NO_LIMITS } from './play-limits.ts';
import { changeLimits, readLimits } from './stored-limits.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer;
let records: ReturnType<typeof sampleRecord>[];

beforeEach(async () => {
  localStorage.clear();
  records = [];
  api = await startApi(({ path, method }) => {
    if (path === '/bets/history/') return { body: { data: records, pagination: onlyPage } };
    if (path === '/betting/' && method === 'POST') {
      return { body: { user_balance: { previous_balance: 10000, current_balance: 9940 } } };
    }
    return { body: [] };
  });
  signInForTest();
  noteHostTime('Fri, 20 Nov 2026 06:00:00 GMT');
});
afterEach(() => {
  forgetHostTime();
  return api.close();
});

async function openSheet(entry: string, title = entry) {
  await openApp('/wallet');
  await user.click(await screen.findByRole('button', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
}
const openLimits = () => openSheet('My limits', 'My limits');

async function setDayLimit(sheet: Awaited<ReturnType<typeof openSheet>>, points: string) {
  const field = sheet.getByLabelText('Daily limit');
  await user.clear(field);
  if (points) await user.type(field, points);
  await user.type(field, '{Enter}');
}

async function closeAlert(text: string | RegExp) {
  expect(await screen.findByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'OK' }));
}

it.each([
  ['200', 60 / 200, false],
  ['60', 1, true],
  ['', undefined, false],
])('the limit of %j points shows a bar of its used share', async (limit, part, isFull) => {
  changeLimits((before) => ({ ...before, staked: { '2026-11-20': 60 } }));
  const sheet = await openLimits();
  await setDayLimit(sheet, limit);
  const bar = sheet.getByLabelText('Daily limit').closest('form')?.querySelector('progress');
  expect(bar?.position).toBe(part);
  expect(bar?.hasAttribute('data-full') ?? false).toBe(isFull);
});

it('the sheet shows a limit that another tab has set', async () => {
  const sheet = await openLimits();
  const key = keyOfPlayer('play_limits') ?? '';
  localStorage.setItem(key, JSON.stringify({ ...NO_LIMITS, day: { value: 250 } }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(sheet.getByText(/^Your limit is ₹250\.00\./)).toBeTruthy();
});

// A test of typed numbers has every such text.
it('the limit is read from a text with separators', async () => {
  const sheet = await openLimits();
  await setDayLimit(sheet, '₹1,00,000');
  expect(readLimits().day.value).toBe(100_000);
});

it.each(['1.5', '5k', '1000000000'])('the limit cannot be set to %j', async (text) => {
  const sheet = await openLimits();
  await setDayLimit(sheet, text);
  expect(sheet.getByText('Enter whole points, or leave it empty for no limit.')).toBeTruthy();
  expect(readLimits().day.value).toBeNull();
});

it('a new limit applies at once, and a raise applies from tomorrow', async () => {
  const sheet = await openLimits();
  await setDayLimit(sheet, '500');
  expect(sheet.getByText(/^Your limit is ₹500.00\. Staked so far: ₹0.00\.$/)).toBeTruthy();
  await setDayLimit(sheet, '900');
  expect(
    sheet.getByText('Your limit is ₹500.00. Staked so far: ₹0.00. From 21/11/2026: ₹900.00.'),
  ).toBeTruthy();
});

it('the limit counts the placed bets and stops a bet above it', async () => {
  changeLimits((limits) => ({ ...limits, day: { value: 100 } }));
  const bids = await openBids('jodi-digits');
  await bids.add('Jodi Digit', '12', '60');
  await bids.press('Continue');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }),
  );
  await screen.findByText(/placed successfully/);
  expect(readLimits().staked).toEqual({ '2026-11-20': 60 });
  bids.unmount();
  const again = await openBids('jodi-digits');
  await again.add('Jodi Digit', '12', '50');
  await again.press('Continue');
  expect(
    await screen.findByText('Your limit for today is ₹100.00. You have ₹40.00 left.'),
  ).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the limit stops a bet if another tab used it up after the confirmation opened', async () => {
  changeLimits((limits) => ({ ...limits, day: { value: 100 } }));
  const bids = await openBids('jodi-digits');
  await bids.add('Jodi Digit', '12', '60');
  await bids.press('Continue');
  const submit = within(await screen.findByRole('dialog')).getByRole('button', {
    name: 'Submit',
  });
  changeLimits((limits) => ({ ...limits, staked: { '2026-11-20': 90 } }));
  await user.click(submit);
  await closeAlert(/Your limit for today is ₹100.00/);
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('the limit stays after a sign-out, and does not apply to another player', async () => {
  changeLimits((limits) => ({ ...limits, day: { value: 100 } }));
  vi.useFakeTimers();
  logOut(() => undefined);
  vi.useRealTimers();
  signInForTest({ id: 2, mobile_number: '9876543211', points: 5 });
  expect(readLimits().day.value).toBeNull();
  signInForTest();
  expect(readLimits().day.value).toBe(100);
});

it('a pause stops every bet until its last day, and cannot be shortened', async () => {
  const sheet = await openLimits();
  await user.type(sheet.getByLabelText('Take a break until'), '2026-11-25');
  await user.click(sheet.getByRole('button', { name: 'Pause' }));
  const question = () =>
    screen.getByRole('alertdialog', { name: 'Take a break until 25/11/2026?' });
  await user.click(within(question()).getByRole('button', { name: 'Cancel' }));
  expect(readLimits().pausedUntil).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Pause' }));
  await user.click(within(question()).getByRole('button', { name: 'Pause' }));
  expect(sheet.getByText(/^You can bet again on 25\/11\/2026\./)).toBeTruthy();
  await user.clear(sheet.getByLabelText('Take a break until'));
  await user.type(sheet.getByLabelText('Take a break until'), '2026-11-22');
  await user.click(sheet.getByRole('button', { name: 'Pause' }));
  expect(sheet.getByText('Choose 25/11/2026 or later.')).toBeTruthy();
  expect(readLimits().pausedUntil).toBe('2026-11-25');
});

it.each(['2027-11-21', '2206-11-28'])(
  'a pause until %s, more than a year ahead, is rejected',
  async (day) => {
    const sheet = await openLimits();
    fireEvent.change(sheet.getByLabelText('Take a break until'), { target: { value: day } });
    await user.click(sheet.getByRole('button', { name: 'Pause' }));
    expect(sheet.getByText('Choose 20/11/2027 or earlier.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(readLimits().pausedUntil).toBeNull();
  },
);

it('a pause is shown on a bid screen', async () => {
  changeLimits((limits) => ({ ...limits, pausedUntil: '2026-11-25' }));
  const bids = await openBids('jodi-digits');
  await bids.add('Jodi Digit', '12', '60');
  await bids.press('Continue');
  expect(
    await screen.findByText('You paused your bets. You can bet again on 25/11/2026.'),
  ).toBeTruthy();
});

it('the player can choose the time of the reminder', async () => {
  const sheet = await openLimits();
  await user.selectOptions(sheet.getByLabelText('Remind me after'), '15 minutes');
  expect(readLimits().reminder).toBe(15);
});

it('the sheet without bets explains its future content', async () => {
  records = [];
  const sheet = await openSheet('My results');
  expect(await sheet.findByText('No bets this month. Your results will appear here.')).toBeTruthy();
  expect(sheet.queryByText('₹0.00')).toBeNull();
});

it('the bar of a day far above the others is cut, so that the others stay distinguishable', async () => {
  const day = (at: number, amount: number) => ({
    ...sampleRecord({ bet_status: 'lost', amount }),
    id: at,
    timestamps: { created_at: `2026-11-${at}T10:00:00.000+05:30` },
  });
  records = [day(20, 10_000), day(19, 200), day(18, 100)];
  const sheet = await openSheet('My results');
  const chart = await sheet.findByRole('list', { name: 'Profit or loss by day' });
  const bars = [...chart.querySelectorAll<HTMLElement>('[style]')];
  expect(bars.map((bar) => [bar.style.width, bar.dataset.cut])).toEqual([
    ['50%', 'true'],
    ['50%', undefined],
    ['25%', undefined],
  ]);
});

it('the sheet shows the net result of the bets of today and of the month', async () => {
  const placed = (day: string, status: string, amount: number, won: number | null, id: number) => ({
    ...sampleRecord({ bet_status: status, amount }, { win_amount: won }),
    id,
    timestamps: { created_at: `${day}T10:00:00.000+05:30` },
  });
  records = [
    placed('2026-11-20', 'won', 10, 95, 4),
    placed('2026-11-19', 'lost', 30, null, 3),
    placed('2026-10-31', 'lost', 999, null, 2),
  ];
  const sheet = await openSheet('My results');
  const chart = within(await sheet.findByRole('list', { name: 'Profit or loss by day' }));
  expect(chart.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
    '20/11/2026₹85.00',
    '19/11/2026-₹30.00',
  ]);
  expect(sheet.getByText('₹55.00')).toBeTruthy();
});
