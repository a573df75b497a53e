import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHistoryPage } from '../../../api/history.ts';
import { noteHostTime } from '../../../lib/host-time.ts';
import { listSubmissions } from '../../../submissions/player-submissions.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { alerted, alertedTexts, beginBetting, posted } from '../../../testing/mocked-betting.ts';
import {
  jodiRecord,
  sampleSubmission,
  storeSubmission,
} from '../../../testing/stored-submissions.ts';
import {
  bids,
  confirming,
  errorResponse,
  page,
  phaseOf,
  unanswered,
} from '../../../testing/submissions.ts';
import { closeDialog, submitScreen } from './submit-bids.ts';

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

/** Lets the device call itself offline, and no request reach the host. */
function loseTheNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(readHistoryPage).mockRejectedValue(new ApiError('network', 'Failed to fetch'));
}

const found = [{ id: '9', placedAt: '' }];

describe('Submit', () => {
  it('a tap on Submit asks before it sends bets that may be placed twice', {
    tags: ['@FLOW-17'],
  }, async () => {
    storeSubmission({ status: 'given-up', baseline: [] });
    const screen = confirming();
    await submitScreen(screen);
    expect(screen.state.submission).toMatchObject({
      phase: 'consent',
      isSame: true,
      open: { key: 'k' },
    });
    expect(posted).not.toHaveBeenCalled();
    await submitScreen(screen, true);
    expect([phaseOf(screen), posted.mock.calls.length]).toEqual(['accepted', 1]);
  });

  it('a tap on Submit stops asking, and sends nothing, once the bets were found', {
    tags: ['@FLOW-14', '@FLOW-17'],
  }, async () => {
    const asked = confirming();
    storeSubmission({ status: 'given-up', baseline: [] });
    await submitScreen(asked);
    storeSubmission({ status: 'placed', found });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.state).toMatchObject({ bids: [], submission: { phase: 'accepted', found } });
    storeSubmission({ status: 'given-up', baseline: [] });
    const agreed = confirming();
    await submitScreen(agreed);
    // The player presses in the moment in which they are found.
    storeSubmission({ status: 'placed', found });
    await submitScreen(agreed, true);
    expect(phaseOf(agreed)).toBe('accepted');
    expect(posted).not.toHaveBeenCalled();
  });

  it('a tap on Submit shows what the history says of the same bets', {
    tags: ['@FLOW-14'],
  }, async () => {
    storeSubmission({ status: 'given-up', baseline: [] });
    const records = [jodiRecord(12, '47', 20), jodiRecord(11, '05', 10)];
    vi.mocked(readHistoryPage).mockResolvedValue(page(records));
    const screen = confirming();
    await submitScreen(screen);
    expect(screen.state.submission).toMatchObject({
      phase: 'accepted',
      found: [{ id: '12' }, { id: '11' }],
    });
    expect(posted).not.toHaveBeenCalled();
  });

  it('a tap on Submit alerts offline, and places nothing', {
    tags: ['@FLOW-10', '@ERRB-10'],
  }, async () => {
    loseTheNetwork();
    const screen = confirming();
    await submitScreen(screen);
    expect(alertedTexts()).toEqual([
      'Error: Network error - please check your connection and try again.',
    ]);
    expect([phaseOf(screen), posted.mock.calls.length]).toEqual(['confirming', 0]);
    expect(listSubmissions()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('a tap on Submit leads back to the form when bets that may be placed twice are refused', {
    tags: ['@FLOW-17'],
  }, async () => {
    const { bids: sent, body } = sampleSubmission();
    const payload = { bets: [{ jodi: '05', points: 10 }] };
    const one = { bids: sent.slice(0, 1), body: { ...body, amount: 10, payload } };
    storeSubmission({ status: 'given-up', baseline: [], ...one } as Partial<Submission>);
    const screen = confirming();
    await submitScreen(screen);
    expect(screen.state.submission).toMatchObject({ phase: 'consent', isSame: false });
    posted.mockResolvedValue(errorResponse({ message: 'No' }));
    await submitScreen(screen, true);
    expect([phaseOf(screen), alertedTexts()]).toEqual(['editing', ['Error: No']]);
  });

  it.each(['given-up', 'unknown'] as const)(
    'a tap on Submit offline says of bets that may be placed that it is not known: %s',
    { tags: ['@FLOW-14'] },
    async (status) => {
      storeSubmission({ status, baseline: [] });
      loseTheNetwork();
      const screen = confirming();
      await submitScreen(screen, true);
      expect(screen.state.submission).toMatchObject({ phase: 'unknown', key: 'k' });
      expect([posted.mock.calls.length, screen.state.bids]).toEqual([0, bids]);
      vi.restoreAllMocks();
    },
  );

  it('a tap on Submit leads back to the confirmation when it fails itself', async () => {
    posted.mockRejectedValue(new Error('a bug'));
    const screen = confirming();
    await submitScreen(screen);
    expect(alertedTexts()).toEqual(['Error: a bug']);
    expect(screen.state.submission).toMatchObject({ phase: 'confirming', sending: false });
  });

  it('a tap on Submit says when bidding ended, and leads back to the confirmation', {
    tags: ['@FLOW-10'],
  }, async () => {
    noteHostTime('Fri, 20 Nov 2026 10:20:00 GMT');
    posted.mockResolvedValue(errorResponse({ message: 'Market is closed' }));
    const screen = confirming();
    noteHostTime('Fri, 20 Nov 2026 12:30:00 GMT');
    await submitScreen(screen);
    expect(screen.state.submission).toMatchObject({
      phase: 'ended',
      failure: { text: 'Market is closed' },
      session: 'close',
      clock: '18:00:00',
    });
    expect(alerted).not.toHaveBeenCalled();
    expect(listSubmissions()).toEqual([]);
    closeDialog(screen);
    expect(phaseOf(screen)).toBe('confirming');
  });

  it('a tap on Submit shows nothing on a screen that the player has left', async () => {
    const screen = confirming();
    const sent = submitScreen(screen);
    screen.left = true;
    await sent;
    expect([phaseOf(screen), screen.state.bids]).toEqual(['confirming', bids]);
    expect(listSubmissions()).toMatchObject([{ status: 'placed' }]);
  });

  it('a tap on Submit keeps a confirmation closed whose outcome is not known', {
    tags: ['@FLOW-14'],
  }, async () => {
    posted.mockResolvedValue(unanswered());
    const screen = confirming();
    await submitScreen(screen);
    expect(phaseOf(screen)).toBe('unknown');
    closeDialog(screen);
    expect(phaseOf(screen)).toBe('editing');
  });
});
