import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { asksByKey, checkAgain, dismiss, sendAgain } from './player-submissions.ts';
import { currentPrefix } from './presence.ts';
import type { SimilarBet, Submission } from './submission.ts';
import { SubmissionNotice, SubmissionNotices, SubmissionText } from './submission-notice.tsx';
import { consentTexts, describeSubmission } from './texts.ts';

vi.mock('./player-submissions.ts', async (original) => ({
  ...(await original<object>()),
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

describe('the notices of a screen', () => {
  beforeEach(() => localStorage.clear());

  /** Stores a submission as another tab does: this one gets the event only. */
  function storeElsewhere(members: Parameters<typeof sampleSubmission>[0]): void {
    localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(sampleSubmission(members)));
    act(() => void dispatchEvent(new StorageEvent('storage')));
  }

  it('shows what another tab sends, and its outcome', {
    tags: ['@FLOW-15', '@FLOW-19'],
  }, async () => {
    signInForTest();
    render(<SubmissionNotices />);
    expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
    storeElsewhere({ status: 'sending', attempts: 1 });
    const notice = await screen.findByRole('region', { name: 'Submission' });
    expect(notice.textContent).toContain('Your bets are being sent');
    storeElsewhere({ status: 'given-up', attempts: 1 });
    expect(notice.textContent).toContain("We can't tell yet.");
    storeElsewhere({ status: 'placed', attempts: 1 });
    expect(notice.textContent).toContain('Your bets were placed');
  });
});

const placedAt = '2026-11-21T00:05:00.000+05:30';
const bet = (id: string, at = placedAt): SimilarBet => ({ id, placedAt: at });

/** The notice of a submission that is given up beside similar bets. */
const noticeOf = (...found: SimilarBet[]) =>
  describeSubmission(sampleSubmission({ status: 'given-up', finding: 'ambiguous', found }), false);

describe('the notice of a submission', () => {
  it.each([
    ['by their ids', [bet('904'), bet('b-9')], 'Bid Id 904, b-9'],
    [
      'by their times where they have no ids',
      [bet(''), bet('', '2026-11-20T12:00:00Z')],
      'no id: 21/11/2026 12:05 AM, 20/11/2026 05:30 PM',
    ],
    [
      'by their number where they have neither',
      [bet('', ''), bet('', 'soon')],
      '2 with no id or time',
    ],
    [
      'each by what it has',
      [bet('7'), bet(''), bet('', '')],
      'Bid Id 7; no id: 21/11/2026 12:05 AM; 1 with no id or time',
    ],
  ] as const)(
    'shows similar bets %s and asks to compare',
    { tags: ['@FLOW-18'] },
    (_, found, text) => {
      expect(noticeOf(...found)).toEqual({
        title: "We can't tell yet.",
        text: `We found similar bets but can't confirm they're yours: ${text}. Check your bid history.`,
        action: { kind: 'dismiss', label: 'dismiss' },
      });
    },
  );
});

const check = { kind: 'check', label: 'checkAgain' };
const sendAgainAction = { kind: 'send-again', label: 'sendAgain' };
const dismissAction = { kind: 'dismiss', label: 'dismiss' };
const ok = { kind: 'dismiss', label: 'okCapitals' };
const unknown = "We're checking your bets.";
const cannotTell = "We can't tell yet.";
const checkFirst = 'Check your history before you bet again.';
const byKey = "They can't be placed twice.";
const ambiguous =
  "We found similar bets but can't confirm they're yours: Bid Id 7. Check your bid history.";
const partial = 'We found only some of them in your bid history: Bid Id 7.';

/** What the notice says of a submission, by whether the app repeats it under its key. */
const described = (members: Partial<Submission>, asksByKey = false) => {
  const { title, text, action } = describeSubmission(sampleSubmission(members), asksByKey);
  return [title, text, action];
};
const found = [bet('7')];

describe('the notice of a submission that', () => {
  it.each([
    ['prepared', 0],
    ['sending', 1],
  ] as const)('is %s says so and offers nothing', { tags: ['@FLOW-19'] }, (status, attempts) => {
    const sending = ['Your bets are being sent', "You'll see the result here.", undefined];
    expect(described({ status, attempts })).toEqual(sending);
    expect(described({ status, attempts: 1 }, true)).toEqual(sending);
  });

  it('is sent again does not say that it was not placed', { tags: ['@FLOW-14'] }, () => {
    const again = { status: 'sending', attempts: 2 } as const;
    expect(described(again)).toEqual([unknown, "We're sending them again.", undefined]);
    expect(described(again, true)).toEqual([unknown, byKey, undefined]);
  });

  it.each([
    [null, [], checkFirst],
    ['ambiguous', found, ambiguous],
    ['partial', found, partial],
    ['absent', [], checkFirst],
  ] as const)(
    'is unknown says how the app finds out, and offers a check: %s',
    { tags: ['@FLOW-14', '@FLOW-19'] },
    (finding, bets, text) => {
      const members = { status: 'unknown', finding, found: bets } as const;
      expect(described(members)).toEqual([cannotTell, text, check]);
      expect(described(members, true)).toEqual([unknown, byKey, check]);
    },
  );

  it.each([
    ['ambiguous', found, [], ambiguous, dismissAction],
    ['partial', found, [], partial, check],
    [
      'absent',
      [],
      [],
      "They aren't in your bid history yet. They may still be placed.",
      sendAgainAction,
    ],
    ['unreadable', [], [], "We couldn't read all of your bid history.", check],
    [null, [], [], "We couldn't read all of your bid history.", check],
    ['unreadable', [], null, checkFirst, sendAgainAction],
  ] as const)(
    'is given up offers what may still help: %s',
    { tags: ['@FLOW-19'] },
    (finding, bets, baseline, text, action) => {
      const members = { status: 'given-up', finding, found: bets, baseline } as const;
      expect(described(members)).toEqual([cannotTell, text, action]);
    },
  );

  it('is of one bid speaks of one bet', () => {
    const bids = [{ label: '7', points: 30, session: 'open' }] as const;
    expect(described({ status: 'unknown', bids }, true)).toEqual([
      "We're checking your bet.",
      "It can't be placed twice.",
      check,
    ]);
  });

  it('is placed says by what that is known', { tags: ['@FLOW-14'] }, () => {
    expect(described({ status: 'placed' })).toEqual([
      'Your bets were placed',
      'The server has confirmed them.',
      ok,
    ]);
    expect(described({ status: 'placed', found })).toEqual([
      'Found in your bid history',
      'They appeared in your bid history after you sent them: Bid Id 7. If you also bet on another device, compare the ids.',
      ok,
    ]);
  });

  it.each(['refused', 'not-placed'] as const)(
    'is %s says why',
    { tags: ['@FLOW-10', '@FLOW-14'] },
    (status) => {
      const title = 'Your bets were not placed';
      expect(described({ status })).toEqual([title, 'They were never sent.', ok]);
      const failure = 'serverErrorPleaseTryAgainLater';
      expect(described({ status, failure })).toEqual([
        title,
        'Server error. Please try again later.',
        ok,
      ]);
    },
  );
});

describe('the warning before a bet that may be placed twice', () => {
  it('says whether all of it or a part may be', { tags: ['@FLOW-17', '@FLOW-18'] }, () => {
    expect(consentTexts(true)).toEqual({
      title: 'Your bets may be placed twice',
      text: 'They may have been placed the first time. If you send them again, you may pay twice.',
      agree: 'Send again',
    });
    expect(consentTexts(false)).toEqual({
      title: 'A bet may be placed twice',
      text: "You sent the same bet before. We don't know yet if it was placed.",
      agree: 'Submit anyway',
    });
  });
});
