import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { signOut } from '../../auth/sign-out.ts';
import type { Handler } from '../../testing/api-server.ts';
import { historyHost, pageOf } from '../../testing/history-host.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { sampleSubmission } from '../../testing/stored-submissions.ts';
import { drawTickets, keepTickets } from '../../winnings/draw-tickets.ts';

const user = userEvent.setup({ delay: null });
const host = historyHost();
const open = (handler: Handler) => host.open('/bid-history', 'Bid History', handler);
const visitAgain = async () => {
  await user.click(screen.getByRole('link', { name: /Wallet/ }));
  await waitFor(() => expect(screen.queryByText('Digits')).toBeNull());
  await user.click(screen.getByRole('link', { name: /All Bids/ }));
};

const profit = { win_amount: 95, net_profit: 85 };
const bet = (id: number, status: string, values = {}) => ({
  ...sampleRecord({ bet_status: status, open_digit: String(id), amount: 10 * id }, values),
  id,
});
const note = () => within(screen.getByRole('main')).queryByText(/^\d+ (bet won|lost)/);
const isNew = (text: string) =>
  screen.getByText(text).closest('[data-new]')?.getAttribute('data-new') ?? null;

it('the decided bets are counted and stamped only on the next visit', async () => {
  let data = [bet(4, 'PENDING'), bet(3, 'PENDING'), bet(2, 'PENDING'), bet(1, 'lost')];
  await open(() => pageOf(data));
  await screen.findAllByText('PENDING');
  expect(note()).toBeNull();
  data = [bet(4, 'PENDING'), bet(3, 'lost'), bet(2, 'won', profit), bet(1, 'lost')];
  await visitAgain();
  expect(await screen.findByRole('button', { name: '1 lost' })).toBeTruthy();
  const wins = screen.getByRole('link', { name: '1 bet won ₹95' });
  expect(wins.getAttribute('href')).toBe('/win-history');
  expect(isNew('Congratulations. You Won(95)')).toBe('true');
  expect(isNew('PENDING')).toBeNull();
  const lost = screen.getAllByText('Better luck next time');
  expect(lost.map((stamp) => stamp.dataset.new)).toEqual(['true', undefined]);
  await visitAgain();
  await screen.findByText('Congratulations. You Won(95)');
  await waitFor(() => expect(note()).toBeNull());
});

it('the decided bets are recognised by their stored tickets, which are removed once they are seen', async () => {
  const record = bet(4, 'lost');
  const sent = Date.parse(record.timestamps.created_at) - 900;
  vi.useFakeTimers({ toFake: ['Date'], now: sent + 3_600_000 });
  signInForTest();
  keepTickets(
    sampleSubmission({
      firstSentAt: { host: sent, device: sent },
      bids: ['4', '5'].map((label) => ({ label, points: 10, session: 'open' })),
    }),
  );
  await open(() => pageOf([record, bet(5, 'PENDING'), bet(3, 'lost')]));
  expect(await screen.findByRole('button', { name: '1 lost' })).toBeTruthy();
  expect(drawTickets()).toHaveLength(2);
  cleanup();
  expect(drawTickets().map(({ label }) => label)).toEqual(['5']);
  vi.useRealTimers();
});

it('the decided bets of one player are not counted for the next player', async () => {
  let status = 'PENDING';
  await open(() => ({ body: { data: [bet(1, status)] } }));
  await screen.findByText('PENDING');
  cleanup();
  signOut();
  status = 'lost';
  signInForTest({ id: 2, mobile_number: '9000000002' });
  await openApp('/bid-history');
  await screen.findByText('Better luck next time');
  expect(note()).toBeNull();
});

it('the decided bets of a host without ids are not counted', async () => {
  let status = 'PENDING';
  await open(() => ({ body: { data: [{ ...bet(1, status), id: null }] } }));
  await screen.findByText('PENDING');
  status = 'lost';
  await visitAgain();
  await screen.findByText('Better luck next time');
  expect(note()).toBeNull();
});
