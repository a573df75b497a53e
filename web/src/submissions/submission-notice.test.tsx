import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { asksByKey, checkAgain, dismiss, sendAgain } from './player-submissions.ts';
import type { Submission } from './submission.ts';
import { SubmissionNotice, SubmissionText } from './submission-notice.tsx';

vi.mock('./player-submissions.ts', () => ({
  asksByKey: vi.fn(),
  checkAgain: vi.fn(),
  dismiss: vi.fn(),
  sendAgain: vi.fn(),
}));
const sent = vi.mocked(sendAgain);
const checked = vi.mocked(checkAgain);

beforeEach(() => {
  vi.mocked(asksByKey).mockReset().mockReturnValue(false);
  vi.mocked(dismiss).mockReset();
  checked.mockReset().mockResolvedValue();
  sent.mockReset();
});

const show = (members: Partial<Submission>) =>
  render(<SubmissionNotice submission={sampleSubmission(members)} />);
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => act(async () => button(name)?.click());

describe('the notice of a submission', { tags: ['@FLOW-19'] }, () => {
  it('shows its bids', () => {
    show({ status: 'unknown' });
    expect(screen.getByText('2 bids, 30 points on Kalyan Matka')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'Submission' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '05: 10 (Close)',
      '47: 20 (Close)',
    ]);
  });

  it('shows a single bid on open', () => {
    show({ status: 'unknown', bids: [{ label: '7', points: 30, session: 'open' }] });
    expect(screen.getByText('1 bid, 30 points on Kalyan Matka')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('7: 30 (Open)');
  });

  it('says its state in a live region, also as a text alone', () => {
    vi.mocked(asksByKey).mockReturnValue(true);
    const submission = sampleSubmission({ status: 'unknown' });
    const text = "They can't be placed twice.";
    const { unmount } = render(<SubmissionNotice submission={submission} />);
    expect(screen.getByRole('status').textContent).toContain(text);
    unmount();
    render(<SubmissionText submission={submission} />);
    expect(screen.getByRole('status').textContent).toBe(`We're checking your bets. ${text}`);
  });

  it('checks again, once at a time', async () => {
    let end = () => {};
    checked.mockReturnValue(new Promise<void>((done) => (end = done)));
    show({ status: 'unknown' });
    await press('Check again');
    expect(button('Check again')?.getAttribute('aria-busy') ?? 'true').toBe('true');
    await act(async () => end());
    expect(checked).toHaveBeenCalledExactlyOnceWith('k');
    checked.mockRejectedValue(new Error('no network'));
    await press('Check again');
    await press('Check again');
    expect(checked).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['placed', 'OK'],
    ['refused', 'OK'],
  ] as const)('that is %s is dismissed by %s alone', async (status, name) => {
    show({ status });
    expect(button('Dismiss')).toBeNull();
    await press(name);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('k');
  });

  it.each([
    ['given-up', 'absent', true],
    ['given-up', 'ambiguous', true],
    ['unknown', null, false],
  ] as const)('that is %s (%s) can be dismissed: %s', async (status, finding, can) => {
    show({ status, finding });
    expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toHaveLength(can ? 1 : 0);
    await press('Dismiss');
    expect(dismiss).toHaveBeenCalledTimes(can ? 1 : 0);
  });
});

describe('Send again', { tags: ['@FLOW-17', '@FLOW-19'] }, () => {
  const open = sampleSubmission({ status: 'given-up', finding: 'absent' });

  it('asks where the bets may be placed twice, and sends after the consent', async () => {
    sent.mockResolvedValueOnce({ kind: 'needs-consent', open, isSame: true });
    sent.mockResolvedValueOnce({ kind: 'settled', submission: undefined });
    show(open);
    await press('Send again');
    expect(sent.mock.calls).toEqual([['k', false]]);
    const dialog = screen.getByRole('alertdialog', { name: 'Your bets may be placed twice' });
    await act(async () => within(dialog).getByRole('button', { name: 'Send again' }).click());
    expect(sent.mock.calls).toEqual([
      ['k', false],
      ['k', true],
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stops asking once the outcome is known', async () => {
    sent.mockResolvedValueOnce({ kind: 'needs-consent', open, isSame: true });
    const { rerender } = show(open);
    await press('Send again');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    rerender(<SubmissionNotice submission={{ ...open, status: 'placed' }} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Your bets were placed');
  });

  it('sends nothing more after Cancel, and asks nothing where nothing is asked for', async () => {
    sent.mockResolvedValueOnce({ kind: 'needs-consent', open, isSame: true });
    sent.mockResolvedValueOnce({ kind: 'settled', submission: open });
    show(open);
    await press('Send again');
    await press('Cancel');
    expect([sent.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([1, null]);
    await press('Send again');
    expect([sent.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([2, null]);
  });
});
