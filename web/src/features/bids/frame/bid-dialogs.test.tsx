import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '../../../api/history.ts';
import { auth } from '../../../auth/auth-state.ts';
import { syncWithOtherTabs } from '../../../auth/other-tabs.ts';
import { restoreSession } from '../../../auth/restore-session.ts';
import { doubtPoints, pointsAt, setPoints } from '../../../auth/stored-user.ts';
import {
  beginDialogs,
  confirmation,
  confirmJodis,
  dialog,
  looked,
  posted,
} from '../../../testing/bid-dialogs.ts';
import { openForTest } from '../../../testing/bid-screens.ts';
import { labelValue } from '../../../testing/label-value.ts';
import { shownPath, shownState } from '../../../testing/open-app.tsx';
import { shownRows, shownTotals } from '../../../testing/open-bids.ts';
import { jodiRecord } from '../../../testing/stored-submissions.ts';
import { errorResponse, page, serverError, unanswered } from '../../../testing/submissions.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { BidDialogs } from './bid-dialogs.tsx';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/history.ts', () => import('../../../testing/quiet-history.ts'));
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts');

beforeEach(beginDialogs);

it('the confirmation shows that the wallet is too low, and can still be submitted', {
  tags: ['@FLOW-08'],
}, async () => {
  const { press } = await confirmJodis();
  expect(screen.queryByText(/short$/)).toBeNull();
  await press('Cancel');
  auth.user = { ...auth.user, points: 34.5 };
  await press('Continue');
  expect(labelValue(await confirmation(), 'Wallet Balance After')).toBe('-₹0.50');
  expect(screen.getByText('₹0.50 short')).toBeTruthy();
  await press('Submit');
  await dialog('Success!');
});

it('the success dialog leads back to the betting options of the market', {
  tags: ['@CONFIRM-10', '@CONFIRM-11', '@FLOW-06', '@FLOW-07'],
}, async () => {
  const { press, state } = await confirmJodis();
  await press('Submit');
  const box = await dialog('Success!');
  expect(within(box).getByText('Your bet has been placed successfully')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(box).getByRole('heading', { name: 'Kalyan Matka' })).toBeTruthy();
  expect(labelValue(box, 'Digits')).toBe('05 + 1');
  expect(labelValue(box, 'Game Type')).toBe('Jodi Digits · Close');
  expect(labelValue(box, 'Total Bids')).toBe('2');
  expect(labelValue(box, 'Total Bid Points')).toBe('35');
  expect(labelValue(box, 'Wallet Balance Before')).toBe('₹500.00');
  expect(labelValue(box, 'Wallet Balance After')).toBe('₹465.00');
  expect(screen.getByRole('banner', { hidden: true }).textContent).toContain('₹465.00');
  await press('Ok');
  expect(shownPath()).toBe('/betting-options');
  expect(shownState()).toEqual({ market: { id: state.market.id }, marketName: 'Kalyan Matka' });
});

it('the success dialog leads to the bid history', async () => {
  const { press } = await confirmJodis();
  await press('Submit');
  await dialog('Success!');
  await press('See All Bids');
  expect(await screen.findByText('Loading bid history...')).toBeTruthy();
  expect(shownPath()).toBe('/bid-history');
});

it('the wallet dialog shows the available and the required points, and the bids stay', {
  tags: ['@CONFIRM-12', '@CONFIRM-13', '@CONFIRM-14', '@FLOW-08'],
}, async () => {
  const { press } = await confirmJodis();
  auth.user = { ...auth.user, points: 34.5 };
  posted.mockResolvedValue(errorResponse({ message: 'Not today' }));
  await press('Submit');
  const box = await dialog('Insufficient Wallet Balance.');
  expect(labelValue(box, 'Available Points')).toBe('₹34.50');
  expect(labelValue(box, 'Required Points')).toBe('₹35.00');
  expect(labelValue(box, 'Short by')).toBe('₹0.50');
  await press('OK');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([posted.mock.calls.length, shownRows()]).toEqual([
    1,
    [
      ['47', '25', 'Close'],
      ['05', '10', 'Close'],
    ],
  ]);
  await press('Continue');
  await press('Submit');
  await dialog('Insufficient Wallet Balance.');
  await press('Add Funds');
  expect(shownPath()).toBe('/wallet');
});

describe('a balance that covers the bets although the host calls it insufficient', () => {
  const header = () => screen.getByRole('banner', { hidden: true }).textContent;
  /** Submits bets of 35 points, which the host refuses to a player with 10,000. */
  async function refused() {
    const steps = await confirmJodis();
    posted.mockResolvedValue(errorResponse({ error: 'Insufficient balance' }));
    await steps.press('Submit');
    expect(labelValue(await dialog('Insufficient Wallet Balance.'), 'Available Points')).toBe('–');
    return steps;
  }

  it('a wrong balance is hidden in header, footer and confirmation', async () => {
    const { press } = await refused();
    await press('OK');
    expect(header()).toContain('–');
    await press('Continue');
    const box = await dialog('Kalyan Matka');
    expect(labelValue(box, 'Wallet Balance Before')).toBe('–');
    expect(labelValue(box, 'Wallet Balance After')).toBe('–');
    expect(document.body.textContent).not.toContain('₹10,000.00');
  });

  it('a wrong balance stays hidden after a reload, and the wallet shows it with its time', async () => {
    const { press } = await refused();
    auth.user = null;
    restoreSession(auth.token ?? '');
    await press('Add Funds');
    await waitFor(() => expect(shownPath()).toBe('/wallet'));
    expect(await screen.findByText(/^As of /)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Wallet –' })).toBeTruthy();
  });

  it('a wrong balance is hidden in another tab as well', async () => {
    const stop = syncWithOtherTabs();
    await confirmJodis();
    // As the other tab writes it.
    localStorage.setItem('wrong_points_at', localStorage.getItem('points_at') ?? '');
    expect(header()).toContain('₹10,000.00');
    await act(
      async () => void dispatchEvent(new StorageEvent('storage', { key: 'wrong_points_at' })),
    );
    expect(header()).toContain('–');
    stop();
  });

  it('a wrong balance is replaced by the next balance of the host', async () => {
    const { press } = await refused();
    await press('OK');
    await act(async () => setPoints(3, Date.now() + 1000));
    expect(header()).toContain('₹3.00');
    // Points that came from wrong ones are wrong too.
    await act(async () => doubtPoints());
    await act(async () => setPoints(2, pointsAt()));
    expect(header()).toContain('–');
  });

  it('a balance that is too low for the bets stays visible', async () => {
    const { press } = await confirmJodis();
    auth.user = { ...auth.user, points: 34.5 };
    posted.mockResolvedValue(errorResponse({ error: 'Insufficient balance' }));
    await press('Submit');
    await dialog('Insufficient Wallet Balance.');
    expect(header()).toContain('₹34.50');
  });
});

it('the wallet dialog leads to a new sign-in if points were won since the balance', async () => {
  const { press } = await confirmJodis();
  auth.user = { ...auth.user, points: 34.5 };
  const at = Number(localStorage.getItem('points_at'));
  localStorage.setItem(
    'wins_since',
    JSON.stringify({ at, pending: [], wins: { 1: 475 }, isWhole: true }),
  );
  posted.mockResolvedValue(errorResponse({ message: 'Not today' }));
  await press('Submit');
  const box = await dialog('Insufficient Wallet Balance.');
  expect(box.textContent).toContain("+ ₹475 won. It's added at your next bet.");
  await press('Sign in again');
  expect([shownPath(), auth.isAuthenticated]).toEqual(['/login', false]);
});

/** The dialog once it is shown, with the failure last. */
const error = async (text: string, name = "We're checking your bets.") => {
  const box = await screen.findByRole('alertdialog', { name });
  const [, , cause] = box.querySelectorAll('h2, p');
  expect(cause?.textContent).toBe(`Error: ${text}`);
  return box;
};

it('an unknown outcome is explained below the text of its failure, and the bids and a notice stay', {
  tags: ['@FLOW-10', '@FLOW-11', '@FLOW-14', '@FLOW-19'],
}, async () => {
  posted.mockResolvedValueOnce(serverError());
  const { press } = await confirmJodis();
  await press('Submit');
  const box = await error('Server error. Please try again later.');
  expect(box.textContent).toContain("We're looking for them in your bid history.");
  await press('OK');
  expect(shownTotals()).toEqual(['2', '35']);
  const notice = screen.getByRole('region', { name: 'Submission' });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.textContent).toContain("We're checking your bets.");
  const bids = screen.getByRole('region', { name: 'Bids' });
  expect(within(bids).getByText('Being checked')).toBeTruthy();
  expect(bids.dataset.checked).toBe('true');
  // Other bids look ready again.
  await press('Delete 05');
  expect(screen.queryByText('Being checked')).toBeNull();
  expect(within(notice).getByRole('button', { name: 'Check again' })).toBeTruthy();
});

it('an unknown outcome without a failure shows the general text', async () => {
  const opened = openForTest(jodiDigits);
  opened.state.submission = { phase: 'unknown', key: 'k', failure: null };
  render(<BidDialogs screen={opened} onDone={() => undefined} />);
  await error('Failed to submit bets. Please try again.', "We can't tell yet.");
});

it('an unknown outcome turns into placed if the history shows the same bets as new', {
  tags: ['@FLOW-14'],
}, async () => {
  const history = Promise.withResolvers<HistoryPage>();
  posted.mockImplementationOnce(async () => {
    looked.mockReturnValue(history.promise);
    return unanswered();
  });
  const { press } = await confirmJodis();
  await press('Submit');
  await error('Request timeout - the server is taking too long to respond. Please try again.');
  history.resolve(page([jodiRecord(12, '47', 25), jodiRecord(11, '05', 10)]));
  const box = await dialog('Found in your bid history');
  expect(box.textContent).toContain('Bid Id 12, 11');
  expect(labelValue(box, 'Digits')).toBe('05 + 1');
  expect(labelValue(box, 'Total Bid Points')).toBe('35');
  expect(box.textContent).not.toContain('Wallet Balance');
  expect(shownTotals()).toEqual(['0', '0']);
  expect(auth.user?.points).toBe(9965);
  expect(posted).toHaveBeenCalledOnce();
});

it('an unknown outcome warns before the bet is submitted again under the same key', {
  tags: ['@FLOW-17', '@FLOW-19', '@API-27'],
}, async () => {
  posted.mockResolvedValueOnce(unanswered());
  const { press } = await confirmJodis();
  await press('Submit');
  await error('Request timeout - the server is taking too long to respond. Please try again.');
  await press('OK');
  await press('Continue');
  await press('Submit');
  await screen.findByRole('alertdialog', { name: 'Your bets may be placed twice' });
  expect(posted).toHaveBeenCalledOnce();
  await press('Send again');
  await dialog('Success!');
  expect(posted.mock.calls[1]).toEqual(posted.mock.calls[0]);
});
