import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSubmissions } from '../../../submissions/player-submissions.ts';
import { announceChange } from '../../../submissions/presence.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { bid } from '../../../testing/bid-screens.ts';
import { alerted, alertedTexts, beginBetting } from '../../../testing/mocked-betting.ts';
import { storeSubmission } from '../../../testing/stored-submissions.ts';
import { bids, confirming, phaseOf, withBids } from '../../../testing/submissions.ts';
import type { BidScreen } from './screen.ts';
import { followOutcome } from './show-outcome.ts';
import { continueToConfirmation } from './submit-bids.ts';

vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  submitBets: vi.fn(),
}));
vi.mock('../../../api/history.ts');
vi.mock('../../../ui/alert.tsx');

beforeEach(beginBetting);
afterEach(() => {
  vi.useRealTimers();
});

/** Follows a lost submission on a screen, and lets its outcome become known. */
async function learn(screen: BidScreen, members: Partial<Submission>): Promise<void> {
  storeSubmission({ status: 'unknown' });
  const followed = followOutcome(screen, 'k');
  await vi.advanceTimersByTimeAsync(0);
  storeSubmission(members);
  await followed;
}

const found = [{ id: '9', placedAt: '' }];

describe('the outcome of a submission that was not known', () => {
  it('an outcome empties the form when its bets were found', { tags: ['@FLOW-14'] }, async () => {
    const screen = withBids();
    screen.state.submission = { phase: 'unknown', key: 'k', failure: { text: 'x' } };
    await learn(screen, { status: 'placed', found });
    expect(screen.state).toMatchObject({ bids: [], submission: { phase: 'accepted', found } });
    expect(listSubmissions()).toEqual([]);
  });

  it('an outcome leaves another table as it is, and a notice tells of it', {
    tags: ['@FLOW-14'],
  }, async () => {
    const table = [...bids, bid('99', 5, 'close')];
    const screen = withBids(undefined, table);
    await learn(screen, { status: 'placed', found });
    expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', table]);
    expect(listSubmissions()).toMatchObject([{ status: 'placed' }]);
  });

  it.each([
    ['refused', { text: 'Market is closed' }, 'Error: Market is closed'],
    ['not-placed', null, 'Error: Failed to submit bets. Please try again.'],
  ] as const)(
    'an outcome that is %s is alerted once, and the bids stay',
    { tags: ['@FLOW-10', '@FLOW-14'] },
    async (status, failure, text) => {
      const screen = withBids();
      screen.state.submission = { phase: 'unknown', key: 'k', failure: { text: 'x' } };
      await learn(screen, { status, failure });
      expect(alertedTexts()).toEqual([text]);
      expect([phaseOf(screen), screen.state.bids, listSubmissions()]).toEqual([
        'editing',
        bids,
        [],
      ]);
    },
  );

  it('an outcome leaves the dialog of another submission open, and a notice tells of it', {
    tags: ['@FLOW-14', '@FLOW-17'],
  }, async () => {
    for (const table of [bids, [bid('99', 5, 'close')]]) {
      const screen = withBids(undefined, table);
      screen.state.submission = { phase: 'unknown', key: 'other', failure: { text: 'x' } };
      await learn(screen, { status: 'refused', failure: { text: 'Market is closed' } });
      expect(screen.state.submission).toMatchObject({ phase: 'unknown', key: 'other' });
      expect(alerted).not.toHaveBeenCalled();
      expect(listSubmissions()).toMatchObject([{ status: 'refused' }]);
    }
  });

  it('an outcome shows a notice instead of an alert above another table', {
    tags: ['@FLOW-14'],
  }, async () => {
    const table = [bid('99', 5, 'close')];
    const screen = withBids(undefined, table);
    await learn(screen, { status: 'refused', failure: { text: 'Market is closed' } });
    expect(alerted).not.toHaveBeenCalled();
    expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', table]);
    expect(listSubmissions()).toMatchObject([{ status: 'refused' }]);
  });

  it('an outcome shows nothing for a dismissed submission, and leaves a confirmation open', async () => {
    const shown = withBids();
    shown.state.submission = { phase: 'unknown', key: 'k', failure: { text: 'x' } };
    const screens = [shown, confirming()];
    storeSubmission({ status: 'unknown' });
    const followed = screens.map((screen) => followOutcome(screen, 'k'));
    localStorage.clear();
    announceChange();
    await Promise.all(followed);
    expect(alerted).not.toHaveBeenCalled();
    expect(screens.map(phaseOf)).toEqual(['editing', 'confirming']);
    expect(shown.state.bids).toEqual(bids);
  });

  it('an outcome changes no screen that the player has left', async () => {
    const screen = withBids();
    screen.left = true;
    await learn(screen, { status: 'placed', found });
    expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', bids]);
    expect(listSubmissions()).toHaveLength(1);
  });

  it('an outcome ends a confirmation of the bets that are placed already', {
    tags: ['@FLOW-17'],
  }, async () => {
    const screen = confirming();
    await learn(screen, { status: 'placed', found });
    expect(phaseOf(screen)).toBe('accepted');
    const refused = confirming();
    await learn(refused, { status: 'refused', failure: { text: 'No' } });
    expect(phaseOf(refused)).toBe('confirming');
    const other = withBids(undefined, [bid('99', 5, 'close')]);
    continueToConfirmation(other);
    await learn(other, { status: 'placed', found });
    expect(phaseOf(other)).toBe('confirming');
  });

  it('an outcome leaves a receipt as it is', async () => {
    const screen = withBids();
    const summary = { bids, before: 100, after: 70, at: 0 };
    screen.state.submission = { phase: 'receipt', summary };
    await learn(screen, { status: 'placed', found });
    expect([phaseOf(screen), screen.state.bids]).toEqual(['receipt', bids]);
  });

  it('an outcome interrupts no sending', async () => {
    const screen = confirming();
    const { submission } = screen.state;
    if (submission.phase !== 'confirming') throw new Error('There is no confirmation.');
    screen.state.submission = { ...submission, sending: true };
    await learn(screen, { status: 'placed', found });
    expect(screen.state.submission).toMatchObject({ phase: 'confirming', sending: true });
  });
});
