import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeTokens } from '../../api/tokens.ts';
import { setPoints } from '../../auth/stored-user.ts';
import { forgetHostTime } from '../../lib/host-time.ts';
import { pageOf } from '../../testing/history-host.ts';
import { homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { sampleSubmission } from '../../testing/stored-submissions.ts';
import { tokenFor } from '../../testing/token.ts';
import { keepTickets } from '../../winnings/draw-tickets.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();
const none = { open_pana: '', open_digit: '' };

beforeEach(() => {
  forgetHostTime();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:20:00+05:30') });
  home.markets = listOf(sampleMarket(none));
});
afterEach(() => vi.useRealTimers());

const place = (label: string, session: 'open' | 'close' = 'open', market_id = 7) =>
  keepTickets(
    sampleSubmission({
      body: { ...sampleSubmission().body, market_id },
      bids: [{ label, points: 10, session }],
    }),
  );
/** The record of a number on open. */
const record = (open_digit: string, bet_status: string, win_amount: number | null = null) => ({
  ...sampleRecord({ bet_status, open_digit, bet_type: 'open' }, { win_amount }),
  id: 3,
  timestamps: { created_at: '2026-11-20T15:20:00+05:30' },
});
const draws = (name: string | RegExp = /^(Waiting for results|Your draws)$/) =>
  within(screen.getByRole('region', { name }));
const text = () => draws().getByRole('listitem').textContent;
const refresh = 'Result due · Refresh';
const passDraw = () => vi.setSystemTime(new Date('2026-11-20T16:11:00+05:30'));

it('the draws of the player are above the next market, and show the result after Refresh', async () => {
  place('3');
  place('130');
  await openApp('/home');
  await screen.findByRole('region', { name: 'Waiting for results' });
  expect(text()).toBe('130 + 1Kalyan MatkaOpen result at 04:10 PM50 min');
  passDraw();
  home.markets = listOf(sampleMarket({ open_pana: '120', open_digit: '3' }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const balls = await draws().findByRole('img', { name: '120-3*-***' });
  const lit = balls.querySelectorAll('[data-lit]');
  expect(Array.from(lit, ({ textContent }) => textContent)).toEqual(['3']);
  expect(balls.querySelectorAll('[data-new]')).toHaveLength(4);
  // Only the host knows if it won.
  expect(text()).toBe('3 + 1Kalyan Matka120-3*-***Drawn · Check your bet');
  await user.click(draws('Your draws').getByRole('link', { name: 'Drawn · Check your bet' }));
  await waitFor(() => expect(shownPath()).toBe('/bid-history'));
});

it('a draw that is due asks the player to refresh, and a refresh shows its win from the history', async () => {
  place('3');
  passDraw();
  home.history = pageOf([record('3', 'PENDING')]);
  await openApp('/home');
  const button = await screen.findByRole('button', { name: refresh });
  expect(text()).toBe(`3Kalyan Matka${refresh}`);
  await waitFor(() => expect(home.calls('/bets/history/')).toBe(1));
  home.markets = listOf(sampleMarket({ open_pana: '120', open_digit: '3' }));
  home.history = pageOf([record('3', 'won', 950)]);
  await user.click(button);
  await draws().findByText('Won ₹950');
  expect(draws('Your draws').getByRole('img', { name: '120-3*-***' })).toBeTruthy();
  await user.click(draws().getByRole('link', { name: 'Kalyan Matka' }));
  await waitFor(() => expect(shownPath()).toBe('/win-history'));
});

it('a win that a large bet pushed off the first page is found, with the note that the wallet lacks it', async () => {
  place('3');
  setPoints(100, Date.now());
  passDraw();
  const jodis = Array.from({ length: 10 }, (_, at) => ({
    ...record(String(at), 'PENDING'),
    id: 10 + at,
    timestamps: { created_at: '2026-11-20T15:50:00+05:30' },
  }));
  home.markets = listOf(sampleMarket({ open_pana: '120', open_digit: '3' }));
  home.history = ({ query }) =>
    query.includes('bet_status=won') ? pageOf([record('3', 'won', 950)]) : pageOf(jodis, 1, 2);
  await openApp('/home');
  await screen.findByText('Won ₹950');
  expect(draws().getByText("+ ₹950 won. It's added at your next bet.")).toBeTruthy();
  expect(home.calls('/bets/history/')).toBe(2);
});

it('a win that the host took back is gone after Refresh, and after the next visit', async () => {
  place('3');
  passDraw();
  const drawn = (digit: string) =>
    listOf(sampleMarket({ open_pana: `12${digit}`, open_digit: digit }));
  home.markets = drawn('3');
  home.history = pageOf([record('3', 'won', 950)]);
  const { unmount } = await openApp('/home');
  await screen.findByText('Won ₹950');
  home.history = pageOf([record('3', 'lost')]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Better luck next time');
  home.history = pageOf([record('3', 'won', 950)]);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Won ₹950');
  unmount();
  home.markets = drawn('4');
  home.history = pageOf([record('3', 'lost')]);
  await openApp('/home');
  await screen.findByText('Better luck next time');
  expect(screen.queryByText(/won\./)).toBeNull();
});

it('home shows the outcome of an earlier draw without a tap, and a loss without lit numbers', async () => {
  place('123');
  place('47', 'close');
  passDraw();
  home.markets = listOf(sampleMarket({ open_pana: '128', open_digit: '1' }));
  home.history = pageOf([
    {
      ...record('123', 'lost'),
      bet_details: { ...record('', 'lost').bet_details, open_digit: '', open_pana: '123' },
    },
  ]);
  await openApp('/home');
  await screen.findByText('Better luck next time');
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
  const [open, close] = draws().getAllByRole('listitem');
  expect(open?.textContent).toBe('123Kalyan Matka128-1*-***Better luck next time');
  expect(close?.textContent).toBe('47Kalyan MatkaClose result at 06:10 PM');
});

it('a draw stays due if the history fails, and a draw of the night shows its outcome in the morning', async () => {
  const night = { close_result_time: '00:05:00', close_time: '23:55:00' };
  vi.setSystemTime(new Date('2026-11-20T23:50:00+05:30'));
  place('4', 'close');
  vi.setSystemTime(new Date('2026-11-21T08:00:00+05:30'));
  writeTokens(tokenFor(3600), 'refresh-of-test');
  home.markets = listOf(sampleMarket({ ...none, ...night }));
  home.history = { status: 500, body: {} };
  await openApp('/home');
  const button = await screen.findByRole('button', { name: refresh });
  // It is still waited for.
  expect(draws('Waiting for results').getAllByRole('listitem')).toHaveLength(1);
  expect(text()).toBe(`4Kalyan Matka${refresh}`);
  const won = sampleRecord(
    { bet_status: 'won', close_digit: '4', bet_type: 'close' },
    { win_amount: 95 },
  );
  home.history = pageOf([{ ...won, timestamps: { created_at: '2026-11-20T23:50:01+05:30' } }]);
  await user.click(button);
  await draws().findByText('Won ₹95');
});

it('home shows three draws and a link to the history for the others', async () => {
  const ids = [1, 2, 3, 4, 5];
  for (const id of ids) place('3', 'open', id);
  home.markets = listOf(...ids.map((id) => sampleMarket({ ...none, id, name: `Market ${id}` })));
  await openApp('/home');
  await screen.findByRole('region', { name: 'Waiting for results' });
  expect(draws().getAllByRole('listitem')).toHaveLength(3);
  await user.click(draws().getByRole('link', { name: '+ 2 more' }));
  await waitFor(() => expect(shownPath()).toBe('/bid-history'));
});

it('home shows no draws to a player without bets', async () => {
  await openApp('/home');
  await screen.findByRole('group', { name: 'Closes next' });
  expect(screen.queryByText('Waiting for results')).toBeNull();
});
