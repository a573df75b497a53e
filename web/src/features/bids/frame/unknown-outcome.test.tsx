import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '../../../api/history.ts';
import { auth } from '../../../auth/auth-state.ts';
import {
  beginDialogs,
  confirmJodis,
  dialog,
  looked,
  posted,
} from '../../../testing/bid-dialogs.ts';
import { openForTest } from '../../../testing/bid-screens.ts';
import { labelValue } from '../../../testing/label-value.ts';
import { shownTotals } from '../../../testing/open-bids.ts';
import { jodiRecord } from '../../../testing/stored-submissions.ts';
import { page, serverError, unanswered } from '../../../testing/submissions.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { BidDialogs } from './bid-dialogs.tsx';

vi.mock('../../../api/suggestions.ts');
vi.mock('../../../api/history.ts', () => import('../../../testing/quiet-history.ts'));
vi.mock('../../../api/bet-types.ts', () => ({
  useBetTypes: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  submitBets: vi.fn(),
}));

beforeEach(beginDialogs);

describe('an unknown outcome', () => {
  /** The dialog once it is shown, with the failure last. */
  const error = async (text: string, name = "We're checking your bets.") => {
    const box = await screen.findByRole('alertdialog', { name });
    const [, , cause] = box.querySelectorAll('h2, p');
    expect(cause?.textContent).toBe(`Error: ${text}`);
    return box;
  };

  it('an unknown outcome is said after the text of its failure; bids and a notice stay', {
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

  it('an unknown outcome without a failure has the text for any', async () => {
    const opened = openForTest(jodiDigits);
    opened.state.submission = { phase: 'unknown', key: 'k', failure: null };
    render(<BidDialogs screen={opened} onDone={() => undefined} />);
    await error('Failed to submit bets. Please try again.', "We can't tell yet.");
  });

  it('an unknown outcome turns into placed when the history shows the very new bets', {
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
    expect(labelValue(box, 'Digits')).toBe('47 + 1');
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
});
