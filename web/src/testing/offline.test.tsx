import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { forgetHostTime } from '../lib/host-time.ts';
import { type ApiServer, type Handler, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { sampleRecord } from './sample-record.ts';
import { signInForTest } from './signed-in.ts';
import { tokenFor } from './token.ts';

const SEEN_AT = Date.parse('2026-11-21T10:42:00+05:30');
const HOUR = 3_600_000;

const page = {
  data: [
    sampleRecord({ bet_status: 'won' }, { win_amount: 95, net_profit: 85 }),
    { ...sampleRecord(), id: 4712 },
  ],
  pagination: { current_page: 1, has_previous: false, has_next: true, total_pages: 9 },
};
const online: Handler = ({ path }) => {
  if (path === '/markets/') return { body: [sampleMarket()] };
  if (path === '/bets/history/') return { body: page };
  if (path === '/markets/results/monthly/')
    return { body: { markets: { 'Kalyan Matka': [{ open_pana: '123', open_digit: '6' }] } } };
  return { body: [] };
};

let api: ApiServer;
let reply: Handler;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEEN_AT });
  forgetHostTime();
  reply = online;
  api = await startApi((call) => reply(call));
  signInForTest();
  writeTokens(tokenFor(48 * 3600), 'refresh-of-test');
});
afterEach(async () => {
  vi.useRealTimers();
  forgetHostTime();
  await api.close();
});

/** Opens a screen with a network, and once more without. */
async function openAgain(path: string, after: number, findText: string | RegExp) {
  const first = await openApp(path);
  await screen.findAllByText(findText);
  first.unmount();
  reply = () => 'drop';
  vi.setSystemTime(SEEN_AT + after);
  await openApp(path);
  // Home asks for its configuration as well, whose failure may come first.
  if (path === '/home') await screen.findByText('Error loading markets');
  return screen.findAllByRole('alert');
}

const text = () => screen.getByRole('main').textContent;

it('home shows the results and times of the markets, but no status or time left', async () => {
  await openAgain('/home', HOUR, 'Kalyan Matka');
  await waitFor(() => expect(text()).toContain('As of 10:42 AM'));
  const card = within(screen.getByRole('region', { name: 'Markets' }));
  expect(card.getByText('123-6*-***')).toBeDefined();
  expect(card.getByRole('button', { name: 'Place Bet' })).toHaveProperty('disabled', true);
  expect(text()).not.toMatch(/Running now|left|over/);
});

const night = { open_time: '21:35:00', close_time: '00:15:00' };
it.each([
  ['an hour after the end of the open bids', 6.5, {}, '04:00 PM · over', '06:00 PM'],
  ['in the evening', 10, {}, '04:00 PM · over', '06:00 PM · over'],
  ['before an end after midnight', 12, night, '09:35 PM · over', '12:15 AM'],
  ['shortly after midnight', 13.6, night, '09:35 PM · over', '12:15 AM · over'],
  // Yesterday's times, which are ahead again.
  ['on the next morning', 23, {}, '04:00 PM', '06:00 PM'],
  ['on the next morning, for a night market', 23, night, '09:35 PM', '12:15 AM'],
])(
  'home marks the ends of bidding that are over %s',
  async (_when, hours, members, open, close) => {
    reply = (call) =>
      call.path === '/markets/' ? { body: [sampleMarket(members)] } : online(call);
    await openAgain('/home', hours * HOUR, 'Kalyan Matka');
    const shown = await screen.findAllByRole('definition');
    const times = shown.map(({ textContent }) => textContent);
    expect(times).toEqual([open, close]);
  },
);

it('home shows the date of a market list from another day', async () => {
  await openAgain('/home', 14 * HOUR, 'Kalyan Matka');
  expect(text()).toContain('As of 21/11/2026, 10:42 AM');
});

it('home shows no old data when the host itself responds with an error', async () => {
  const first = await openApp('/home');
  await screen.findAllByText('Kalyan Matka');
  first.unmount();
  reply = () => ({ status: 500, body: {} });
  await openApp('/home');
  await screen.findByText('Error loading markets');
  expect(text()).not.toContain('Kalyan Matka');
});

it('home shows current data once the network is back', async () => {
  await openAgain('/home', HOUR, 'Kalyan Matka');
  await screen.findByText('As of 10:42 AM');
  reply = online;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(text()).toContain('Running now'));
  expect(text()).not.toContain('As of');
});

it('the page All Bids shows decided bets, and pending bets without a status', async () => {
  await openAgain('/bid-history', HOUR, /PENDING/);
  expect(text()).toContain('As of 10:42 AM');
  expect(text()).toContain('4712');
  expect(text()).toContain('Congratulations');
  expect(text()).not.toContain('PENDING');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it.each([
  ['/win-history', '₹95.00'],
  ['/passbook', '+₹95.00'],
  ['/market-result-history', 'Kalyan Matka'],
])('the page %s shows the stored copy below the alert', async (path, shown) => {
  const [alert] = await openAgain(path, HOUR, new RegExp(shown.replace(/[*+]/g, '\\$&')));
  const seen = screen.getByText('As of 10:42 AM');
  expect(alert?.compareDocumentPosition(seen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text()).toContain(shown);
});

it('the win history does not mention today’s wins', async () => {
  await openAgain('/win-history', 14 * HOUR, /₹95.00/);
  expect(text()).toContain('As of 21/11/2026, 10:42 AM');
  expect(text()).not.toContain('Won today');
});

it('the wallet shows the time of its balance', async () => {
  reply = () => 'drop';
  await openApp('/wallet');
  expect(await screen.findByText('As of 10:42 AM')).toBeDefined();
});
