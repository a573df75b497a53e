import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { asksByKey, checkAgain, dismiss, sendAgain } from './player-submissions.ts';
import { currentPrefix } from './presence.ts';
import type { SimilarBet, Submission } from './submission.ts';
import { ConsentDialog, SubmissionNotice, SubmissionNotices } from './submission-notice.tsx';
import { describeSubmission } from './texts.ts';

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

it('the notice of a submission shows its bids, and its status in a live region', {
  tags: ['@FLOW-19'],
}, () => {
  vi.mocked(asksByKey).mockReturnValue(true);
  show({ status: 'unknown' });
  expect(screen.getByText('2 bids, 30 points on Kalyan Matka')).toBeTruthy();
  const bids = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(bids).toEqual(['05: 10 (Close)', '47: 20 (Close)']);
  const text = "They can't be placed twice.";
  expect(screen.getByRole('status').textContent).toBe(`We're checking your bets.${text}`);
});

it('the button Check again of a notice runs one check at a time', {
  tags: ['@FLOW-19'],
}, async () => {
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
  ['placed', null, 'OK'],
  ['refused', null, 'OK'],
  ['given-up', 'absent', 'Dismiss'],
  ['given-up', 'ambiguous', 'Dismiss'],
  ['unknown', null, undefined],
] as const)(
  'the notice of a submission with status %s and finding %s has at most one button to dismiss it: %s',
  { tags: ['@FLOW-19'] },
  async (status, finding, name) => {
    show({ status, finding });
    const buttons = [...screen.queryAllByRole('button', { name: /^(OK|Dismiss)$/ })];
    expect(buttons).toHaveLength(name ? 1 : 0);
    if (name) await press(name);
    expect(vi.mocked(dismiss).mock.calls).toEqual(name ? [['k']] : []);
  },
);

const open = sampleSubmission({ status: 'given-up', finding: 'absent' });
const asked = () => screen.queryByRole('alertdialog', { name: 'Your bets may be placed twice' });

async function askedFor() {
  sent.mockResolvedValueOnce({ kind: 'needs-consent', open, isSame: true });
  sent.mockResolvedValueOnce({ kind: 'outcome', submission: open });
  const shown = show(open);
  await press('Send again');
  expect(sent.mock.calls).toEqual([['k', false]]);
  return { ...shown, dialog: within(await screen.findByRole('alertdialog')) };
}

it('the button Send again asks for consent if bets may be placed twice, and then sends', {
  tags: ['@FLOW-17', '@FLOW-19'],
}, async () => {
  const { dialog } = await askedFor();
  await act(async () => dialog.getByRole('button', { name: 'Send again' }).click());
  expect([sent.mock.calls[1], asked()]).toEqual([['k', true], null]);
});

it('the button Send again closes its question once the outcome is known', {
  tags: ['@FLOW-17', '@FLOW-19'],
}, async () => {
  const { rerender } = await askedFor();
  rerender(<SubmissionNotice submission={{ ...open, status: 'placed' }} />);
  expect(asked()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Your bets are in');
});

it('the button Send again sends no request after Cancel, and asks no question without a risk', {
  tags: ['@FLOW-17', '@FLOW-19'],
}, async () => {
  await askedFor();
  await press('Cancel');
  expect([sent.mock.calls.length, asked()]).toEqual([1, null]);
  await press('Send again');
  expect([sent.mock.calls.length, asked()]).toEqual([2, null]);
});

it('the notices of a screen show the submission of another tab, and its outcome', {
  tags: ['@FLOW-15', '@FLOW-19'],
}, async () => {
  localStorage.clear();
  signInForTest();
  render(<SubmissionNotices />);
  const notice = () => screen.queryByRole('region', { name: 'Submission' })?.textContent;
  expect(notice()).toBeUndefined();
  for (const [status, text] of [
    ['sending', 'Your bets are being sent'],
    ['given-up', "We can't tell yet."],
    ['placed', 'Your bets are in'],
  ] as const) {
    const submission = sampleSubmission({ status, attempts: 1 });
    localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(submission));
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(notice()).toContain(text);
  }
});

const bet = (id: string, placedAt = '2026-11-21T00:05:00.000+05:30'): SimilarBet => ({
  id,
  placedAt,
});
const found = [bet('7')];
const [check, again, away, ok] = ['Check again', 'Send again', 'Dismiss', 'OK'] as const;
const checking = "We're checking your bets.";
const looking = "We're looking for them in your bid history.";
const cannotTell = "We can't tell yet.";
const checkFirst = 'Check your history before you bet again.';
const byKey = "They can't be placed twice.";
const unreadable = "We couldn't open your full history.";
const ambiguous = (bets: string) =>
  `We found similar bets but can't confirm they're yours: ${bets}. Check your bid history.`;
const partial = 'We found only some of them in your bid history: Bid Id 7.';
const sending = ['Your bets are being sent', "You'll see the result here.", undefined] as const;
const absent = 'Not in your history yet. They can still arrive.';
const inHistory = 'Your bet is in: Bid Id 7. Playing on two phones? Check the Bid Id.';
const failure = 'Server error. Please try again later.';
const notPlaced = 'Your bets were not placed';
const because = 'Server error. Please try again later.';
const one = [{ label: '7', points: 30, session: 'open' }] as const;

/** Title, text and action by the members of a submission, for a host without keys and for one with them. */
type Texts = readonly [title: string, text: string, action: string | undefined];
const described: [Partial<Submission>, Texts, Texts?][] = [
  [{ status: 'prepared' }, sending],
  [{ status: 'sending', attempts: 1 }, sending, sending],
  [
    { status: 'sending', attempts: 2 },
    [checking, "We're sending them again.", undefined],
    [checking, byKey, undefined],
  ],
  [{ status: 'unknown' }, [checking, looking, check], [checking, byKey, check]],
  [{ status: 'unknown', finding: 'absent' }, [checking, looking, check]],
  [{ status: 'unknown', finding: 'partial', found }, [checking, partial, check]],
  [
    { status: 'unknown', finding: 'ambiguous', found },
    [checking, ambiguous('Bid Id 7'), check],
    [checking, byKey, check],
  ],
  [
    { status: 'unknown', bids: one },
    ["We're checking your bet.", "We're looking for it in your bid history.", check],
    ["We're checking your bet.", "It can't be placed twice.", check],
  ],
  [{ status: 'given-up', finding: 'partial', found }, [cannotTell, partial, check]],
  [{ status: 'given-up', finding: 'absent', baseline: [] }, [cannotTell, absent, again]],
  [
    { status: 'given-up', finding: 'absent', baseline: [], bids: one },
    [cannotTell, 'Not in your history yet. It can still arrive.', again],
  ],
  [{ status: 'given-up', finding: 'unreadable', baseline: [] }, [cannotTell, unreadable, check]],
  [{ status: 'given-up', finding: null, baseline: [] }, [cannotTell, unreadable, check]],
  [{ status: 'given-up', finding: 'unreadable' }, [cannotTell, checkFirst, again]],
  [{ status: 'placed' }, ['Your bets are in', 'Confirmed.', ok]],
  [{ status: 'placed', bids: one }, ['Your bet is in', 'Confirmed.', ok]],
  [{ status: 'placed', found }, ['Found in your bid history', inHistory, ok]],
  [{ status: 'refused', failure }, [notPlaced, because, ok]],
  [{ status: 'not-placed', failure }, [notPlaced, because, ok]],
  [{ status: 'not-placed' }, [notPlaced, 'They were never sent.', ok]],
];

const textsOf = (members: Partial<Submission>, isKeyed: boolean) => {
  const { title, text, action } = describeSubmission(sampleSubmission(members), isKeyed);
  return [title, text, action];
};

it.each(described)(
  'a notice shows the status and offers a suitable action: %j',
  { tags: ['@FLOW-10', '@FLOW-14', '@FLOW-19'] },
  (members, expected, withKeys) => {
    expect(textsOf(members, false)).toEqual(expected);
    if (withKeys) expect(textsOf(members, true)).toEqual(withKeys);
  },
);

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
] as const)('a notice shows similar bets %s', { tags: ['@FLOW-18'] }, (_, bets, text) => {
  const members = { status: 'given-up', finding: 'ambiguous', found: bets } as const;
  expect(textsOf(members, false)).toEqual([cannotTell, ambiguous(text), away]);
});

it.each([
  [
    'all bets',
    true,
    'Your bets may be placed twice',
    'They may have been placed the first time. If you send them again, you may pay twice.',
    'Send again',
  ],
  [
    'some of the bets',
    false,
    'A bet may be placed twice',
    "You sent the same bet before. We don't know yet if it was placed.",
    'Submit anyway',
  ],
])(
  'the warning that %s may be placed twice has a button to continue',
  {
    tags: ['@FLOW-17', '@FLOW-18'],
  },
  (_, isSame, name, text, agree) => {
    const [onCancel, onAgree] = [vi.fn(), vi.fn()];
    render(<ConsentDialog isSame={isSame} onCancel={onCancel} onAgree={onAgree} />);
    const dialog = within(screen.getByRole('alertdialog', { name }));
    expect(dialog.getByText(text)).toBeTruthy();
    dialog.getByRole('button', { name: agree }).click();
    expect([onAgree.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  },
);
