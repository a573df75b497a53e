import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readHistoryPage } from '../../../api/history.ts';
import { listSubmissions } from '../../../submissions/player-submissions.ts';
import { announceChange } from '../../../submissions/presence.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { bid } from '../../../testing/bid-screens.ts';
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
  withBids,
} from '../../../testing/submissions.ts';
import type { BidScreen } from './screen.ts';
import { followOutcome } from './show-outcome.ts';
import { closeDialog, continueToConfirmation, submitScreen } from './submit-bids.ts';

vi.mock('../../../api/betting.ts');
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

it('a tap on Submit sends no request and asks no consent once the bets are found in the history', {
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

it('a tap on Submit shows the outcome of the same bets from the history', {
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

it('a tap on Submit shows an alert offline and places no bet', {
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

it('a tap on Submit leads back to the form if the host refuses the bets after the consent', {
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
  'a tap on Submit offline shows an unknown outcome for bets that may already be placed: %s',
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

it('a tap on Submit leads back to the confirmation after an unexpected exception', async () => {
  posted.mockRejectedValue(new Error('a bug'));
  const screen = confirming();
  await submitScreen(screen);
  expect(alertedTexts()).toEqual(['Error: a bug']);
  expect(screen.state.submission).toMatchObject({ phase: 'confirming', sending: false });
});

it('a tap on Submit does not change a screen that the player has left', async () => {
  const screen = confirming();
  const sent = submitScreen(screen);
  screen.left = true;
  await sent;
  expect([phaseOf(screen), screen.state.bids]).toEqual(['confirming', bids]);
  expect(listSubmissions()).toMatchObject([{ status: 'placed' }]);
});

it('a confirmation with an unknown outcome leads back to the form when it is closed', {
  tags: ['@FLOW-14'],
}, async () => {
  posted.mockResolvedValue(unanswered());
  const screen = confirming();
  await submitScreen(screen);
  expect(phaseOf(screen)).toBe('unknown');
  closeDialog(screen);
  expect(phaseOf(screen)).toBe('editing');
});

/** Follows a lost submission on a screen, and lets its outcome become known. */
async function learn(screen: BidScreen, members: Partial<Submission>): Promise<void> {
  storeSubmission({ status: 'unknown' });
  const followed = followOutcome(screen, 'k');
  await vi.advanceTimersByTimeAsync(0);
  storeSubmission(members);
  await followed;
}

it('an outcome empties the form if the bets were found in the history', {
  tags: ['@FLOW-14'],
}, async () => {
  const screen = withBids();
  screen.state.submission = { phase: 'unknown', key: 'k', failure: { text: 'x' } };
  await learn(screen, { status: 'placed', found });
  expect(screen.state).toMatchObject({ bids: [], submission: { phase: 'accepted', found } });
  expect(listSubmissions()).toEqual([]);
});

it('an outcome leaves a changed table unchanged, and a notice shows the outcome', {
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
  'the outcome %s shows one alert, and the bids stay',
  { tags: ['@FLOW-10', '@FLOW-14'] },
  async (status, failure, text) => {
    const screen = withBids();
    screen.state.submission = { phase: 'unknown', key: 'k', failure: { text: 'x' } };
    await learn(screen, { status, failure });
    expect(alertedTexts()).toEqual([text]);
    expect([phaseOf(screen), screen.state.bids, listSubmissions()]).toEqual(['editing', bids, []]);
  },
);

it('an outcome leaves the dialog of another submission open, and a notice shows the outcome', {
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

it('an outcome shows a notice instead of an alert if the table has changed', {
  tags: ['@FLOW-14'],
}, async () => {
  const table = [bid('99', 5, 'close')];
  const screen = withBids(undefined, table);
  await learn(screen, { status: 'refused', failure: { text: 'Market is closed' } });
  expect(alerted).not.toHaveBeenCalled();
  expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', table]);
  expect(listSubmissions()).toMatchObject([{ status: 'refused' }]);
});

it('the outcome of a dismissed submission shows no alert and leaves the confirmation open', async () => {
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

it('an outcome does not change a screen that the player has left', async () => {
  const screen = withBids();
  screen.left = true;
  await learn(screen, { status: 'placed', found });
  expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', bids]);
  expect(listSubmissions()).toHaveLength(1);
});

it('an outcome closes the confirmation of bets that are already placed', {
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

it('an outcome leaves a receipt unchanged', async () => {
  const screen = withBids();
  const summary = { bids, before: 100, after: 70, at: 0 };
  screen.state.submission = { phase: 'receipt', summary };
  await learn(screen, { status: 'placed', found });
  expect([phaseOf(screen), screen.state.bids]).toEqual(['receipt', bids]);
});

it('an outcome does not interrupt a submission that is being sent', async () => {
  const screen = confirming();
  const { submission } = screen.state;
  if (submission.phase !== 'confirming') throw new Error('There is no confirmation.');
  screen.state.submission = { ...submission, sending: true };
  await learn(screen, { status: 'placed', found });
  expect(screen.state.submission).toMatchObject({ phase: 'confirming', sending: true });
});
