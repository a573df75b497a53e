import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentPrefix } from '../../../submissions/presence.ts';
import { beginDialogs, confirmation, confirmJodis, posted } from '../../../testing/bid-dialogs.ts';
import { labelValue } from '../../../testing/label-value.ts';
import { openBids, shownRows, shownTotals } from '../../../testing/open-bids.ts';
import { installLocks } from '../../../testing/web-locks.ts';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/history.ts', () => import('../../../testing/quiet-history.ts'));
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts');

beforeEach(beginDialogs);

it('the confirmation names the market, the time and the date in India', {
  tags: ['@CONFIRM-01', '@CONFIRM-02'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:05:00Z') });
  const { box } = await confirmJodis();
  vi.useRealTimers();
  expect(within(box).getByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect(within(box).getByText('01:35 AM')).toBeTruthy();
  expect(within(box).getByText('21/11/2026')).toBeTruthy();
});

it('the confirmation asks the player to use one tab only if the browser has no locks', async () => {
  const text = 'Use one tab only, or a bet could be placed twice.';
  const { box, press } = await confirmJodis();
  expect(within(box).queryByText(text)).toBeNull();
  await press('Cancel');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  await press('Continue');
  expect(within(await confirmation()).getByText(text)).toBeTruthy();
  installLocks();
});

it('the confirmation can be cancelled while another tab is sending, and sends no request afterwards', {
  tags: ['@CONFIRM-07', '@FLOW-15'],
}, async () => {
  const { press } = await confirmJodis();
  const other = Promise.withResolvers<void>();
  void navigator.locks.request(`lock:${currentPrefix()}send`, {}, () => other.promise);
  await press('Submit');
  await screen.findByRole('button', { name: 'Submitting...' });
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => other.resolve());
  expect([posted.mock.calls.length, shownTotals()]).toEqual([0, ['2', '35']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the confirmation lists the bids, their totals and the balances', {
  tags: ['@CONFIRM-03', '@CONFIRM-04', '@CONFIRM-05', '@CONFIRM-06'],
}, async () => {
  const { box } = await confirmJodis();
  const table = within(box).getByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Digit', 'Points', 'Type'],
    ['47', '25', 'Close'],
    ['05', '10', 'Close'],
  ]);
  expect(labelValue(box, 'Total Bids')).toBe('2');
  expect(labelValue(box, 'Total Bid Points')).toBe('35');
  expect(labelValue(box, 'Wallet Balance Before')).toBe('₹10,000.00');
  expect(labelValue(box, 'Wallet Balance After')).toBe('₹9,965.00');
  expect(within(box).getByText('Bid once placed can not be cancelled')).toBeTruthy();
});

it('the confirmation is closed by Cancel without a request, and the bids stay', {
  tags: ['@CONFIRM-07', '@FLOW-05'],
}, async () => {
  const { press } = await confirmJodis();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([posted.mock.calls.length, shownTotals()]).toEqual([0, ['2', '35']]);
});

it('the confirmation cannot be submitted again or closed with Escape while it is submitting', {
  tags: ['@CONFIRM-08'],
}, async () => {
  posted.mockReturnValue(new Promise(() => {}));
  const { press, box } = await confirmJodis();
  await press('Submit');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
  expect(button.disabled).toBe(true);
  // A browser turns Escape into this event of a modal dialog. The state is shown after a turn.
  await act(async () => {
    fireEvent(box, new Event('cancel', { cancelable: true }));
  });
  expect(screen.getByRole('dialog')).toBe(box);
  expect(shownTotals()).toEqual(['2', '35']);
});

it('the confirmation is closed with Escape without a request', {
  tags: ['@CONFIRM-07'],
}, async () => {
  const { box } = await confirmJodis();
  fireEvent(box, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted).not.toHaveBeenCalled();
});

it('the confirmation takes the focus and returns it when it closes', {
  tags: ['@CONFIRM-15'],
}, async () => {
  // A native modal takes the focus and keeps it; giving it back is the app's part.
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { box, press } = await confirmJodis();
  expect(modal.mock.contexts).toEqual([box]);
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
});

it('the receipt opens after the response with the new balances, and Cancel only closes it', {
  tags: ['@SD-03', '@SD-04', '@SD-06'],
}, async () => {
  const { add, press } = await openBids('single-digit');
  await add('Single Digit', '7', '35');
  await press('Continue');
  const box = await confirmation();
  expect(posted).toHaveBeenCalledOnce();
  expect(labelValue(box, 'Wallet Balance Before')).toBe('₹500.00');
  expect(labelValue(box, 'Wallet Balance After')).toBe('₹465.00');
  expect(labelValue(box, 'Total Bid Points')).toBe('35');
  await press('Cancel');
  expect([screen.queryByRole('dialog'), shownRows()]).toEqual([null, []]);
});

it('the form of a receipt screen is inert while the submission is sent', {
  tags: ['@SD-03'],
}, async () => {
  posted.mockReturnValue(new Promise(() => {}));
  const { add, press } = await openBids('single-digit');
  await add('Single Digit', '7', '35');
  await press('Continue');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(
    true,
  );
  expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true);
});
