import { betTypes } from '@matka/fixtures/bet-types';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime } from '../lib/host-time.ts';
import { type ApiServer, type Handler, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { sampleRecord } from './sample-record.ts';
import { signInForTest } from './signed-in.ts';

const OPENED_AT = Date.parse('2026-11-21T10:42:00+05:30');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let bets: ReturnType<typeof sampleRecord>[];
const online: Handler = ({ path }) => {
  if (path === '/markets/') return { body: [sampleMarket()] };
  if (path === '/bet-types/') return { body: betTypes };
  if (path === '/markets/results/monthly/')
    return { body: { markets: { 'Kalyan Matka': [{ open_pana: '123', open_digit: '6' }] } } };
  const pagination = { current_page: 1, has_previous: false, has_next: true, total_pages: 9 };
  return { body: { data: bets, pagination } };
};

let api: ApiServer;
let reply: Handler;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENED_AT });
  forgetHostTime();
  bets = [sampleRecord()];
  reply = online;
  api = await startApi((call) => reply(call));
  signInForTest();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetHostTime();
  await api.close();
});

/** Turns the phone off, and on again after a time in milliseconds. */
function wakeAfter(duration: number): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    if (state === 'hidden') vi.setSystemTime(Date.now() + duration);
  }
}

const text = () => screen.getByRole('main').textContent;
const asked = (path: string) => api.calls.filter((call) => call.path === path).length;

it.each(['/bid-history', '/win-history', '/passbook'])(
  'the page %s is fetched again after a minute, not after a short look at another app',
  async (path) => {
    await openApp(path);
    await screen.findAllByText(/12:05 AM/);
    wakeAfter(MINUTE - 1000);
    expect(asked('/bets/history/')).toBe(1);
    wakeAfter(MINUTE);
    await waitFor(() => expect(asked('/bets/history/')).toBe(2));
  },
);

it('the page All Bids shows the bets that were decided meanwhile', async () => {
  await openApp('/bid-history');
  await screen.findByText('PENDING');
  bets = [sampleRecord({ bet_status: 'won' }, { win_amount: 95 })];
  wakeAfter(2 * HOUR);
  await screen.findByText(/bet won ₹95/);
  expect(screen.queryByText('PENDING')).toBeNull();
});

it('the page Win History no longer congratulates for a win that the host has taken back', async () => {
  const win = (id: number) => ({
    ...sampleRecord({ bet_status: 'won' }, { win_amount: 95, net_profit: 85 }),
    id,
  });
  bets = [win(2), win(1)];
  await openApp('/win-history');
  await screen.findByRole('heading', { name: 'Won ₹190 or more' });
  bets = [win(1)];
  wakeAfter(MINUTE);
  await screen.findByRole('heading', { name: 'Won ₹95 or more' });
});

it('home shows the date of an old market list, and no status, until the markets of today have loaded', async () => {
  await openApp('/home');
  await screen.findAllByText('Running now');
  reply = () => 'drop';
  wakeAfter(22 * HOUR);
  expect(text()).not.toContain('Running now');
  expect(await screen.findByText('As of 21/11/2026, 10:42 AM')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'Markets' }));
  expect(list.getByRole('button', { name: 'Place Bet' })).toHaveProperty('disabled', true);
  reply = online;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findAllByText('Running now');
  expect(text()).not.toContain('As of');
});

it('the win history puts the wins of the day before under Yesterday, even without a network', async () => {
  bets = [sampleRecord({ bet_status: 'won' }, { win_amount: 95 })];
  await openApp('/win-history');
  await screen.findByText('Today');
  reply = () => 'drop';
  wakeAfter(22 * HOUR);
  await screen.findByText('Yesterday');
  expect(screen.queryByText('Today')).toBeNull();
});

it.each([
  ['/betting-options', 'Error loading markets', 'Running now'],
  ['/market-result-history', /Failed to fetch market results/, 'Kalyan Matka'],
  ['/bid-history', /Failed to fetch bid history/, 'PENDING'],
  ['/passbook', 'Failed to load history', /12:05 AM/],
])('the page %s is fetched again', async (path, failure, shown) => {
  reply = () => 'drop';
  await openApp(path, { market: { id: sampleMarket().id } });
  await screen.findByText(failure);
  reply = online;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findAllByText(shown);
  expect(screen.queryByText(failure)).toBeNull();
});

it('a request that the host refused is not repeated when the network is back', async () => {
  reply = () => ({ status: 500, body: {} });
  await openApp('/bid-history');
  await screen.findByText(/Failed to fetch bid history/);
  act(() => void window.dispatchEvent(new Event('online')));
  await openApp('/my-bids');
  expect(asked('/bets/history/')).toBe(1);
});
