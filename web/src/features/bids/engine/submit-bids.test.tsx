import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readHistoryPage } from '../../../api/history.ts';
import { auth } from '../../../auth/auth-state.ts';
import { today } from '../../../lib/days.ts';
import { readStoredUser } from '../../../lib/stored-player.ts';
import { readLimits } from '../../../limits/stored-limits.ts';
import { rememberedNumbers } from '../../../submissions/keep-placed.ts';
import { listSubmissions } from '../../../submissions/player-submissions.ts';
import { currentPrefix } from '../../../submissions/presence.ts';
import { inEnglish } from '../../../testing/english.ts';
import { alerted, alertedTexts, beginBetting, posted } from '../../../testing/mocked-betting.ts';
import { jodiRecord, sampleSubmission } from '../../../testing/stored-submissions.ts';
import {
  bids,
  confirming,
  errorResponse,
  page,
  phaseOf,
  placed,
  serverError,
  unanswered,
} from '../../../testing/submissions.ts';
import { drawTickets } from '../../../winnings/draw-tickets.ts';
import { draftKey } from './draft.ts';
import { lastStake } from './stakes.ts';
import { closeDialog, submitScreen } from './submit-bids.ts';

const storeElsewhere = () =>
  localStorage.setItem(
    `${currentPrefix()}other`,
    JSON.stringify(sampleSubmission({ key: 'other', status: 'placed' })),
  );

vi.mock('../../../api/betting.ts');
vi.mock('../../../api/history.ts');
vi.mock('../../../ui/alert.tsx');

beforeEach(beginBetting);
afterEach(() => {
  vi.useRealTimers();
});

it('a tap on Continue opens the confirmation and does not submit', { tags: ['@FLOW-05'] }, () => {
  const { state } = confirming();
  expect(posted).not.toHaveBeenCalled();
  expect(state.submission).toMatchObject({
    phase: 'confirming',
    sending: false,
    summary: { bids, before: 10000, after: 9970 },
  });
});

it('a tap on Submit places the bets, and the response updates the wallet, the table and the draft', {
  tags: ['@FLOW-06', '@FLOW-07', '@DRAFT-05'],
}, async () => {
  const screen = confirming();
  await submitScreen(screen);
  expect(posted.mock.calls[0]?.[0]).toEqual({
    bet_type_id: 3,
    market_id: 7,
    amount: 30,
    payload: {
      bets: [
        { jodi: '05', points: 10 },
        { jodi: '47', points: 20 },
      ],
    },
  });
  expect(screen.state).toMatchObject({
    bids: [],
    submission: {
      phase: 'accepted',
      found: [],
      summary: { bids, before: 10000, after: 9970 },
    },
  });
  expect([lastStake.points, listSubmissions()]).toEqual([10, []]);
  expect([auth.user?.points, readStoredUser()?.points]).toEqual([9970, 9970]);
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem(draftKey(screen))).toBeNull();
});

it('a tap on Submit counts the bets as stakes of the day, even before the minutes of play are counted', async () => {
  await submitScreen(confirming());
  expect(readLimits().staked).toEqual({ [today()]: 30 });
  expect(rememberedNumbers('jodi-digits')).toEqual(['05', '47']);
  expect(drawTickets().map(({ label }) => label)).toEqual(['47', '05']);
});

it('a tap on Submit sends once, however often it is pressed', {
  tags: ['@CONFIRM-08'],
}, async () => {
  const screen = confirming();
  await Promise.all([submitScreen(screen), submitScreen(screen), submitScreen(screen)]);
  expect(posted).toHaveBeenCalledOnce();
});

it('a submission above the shown wallet is sent, and placed if the host accepts it', {
  tags: ['@FLOW-08'],
}, async () => {
  auth.user = { points: 29 };
  posted.mockResolvedValue(placed(529, 499));
  const screen = confirming();
  await submitScreen(screen);
  expect(posted).toHaveBeenCalledOnce();
  expect([phaseOf(screen), auth.user?.points]).toEqual(['accepted', 499]);
});

it.each([
  ['any words', errorResponse({ error: 'odd' })],
  ['a message', errorResponse({ message: 'Market is closed' })],
  ['no words', errorResponse({}, 409)],
])(
  'a submission above the shown wallet opens the wallet dialog if the host rejects it with %s',
  {
    tags: ['@FLOW-08'],
  },
  async (_words, outcome) => {
    auth.user = { points: 29 };
    posted.mockResolvedValue(outcome);
    const screen = confirming();
    await submitScreen(screen);
    expect(screen.state.submission).toEqual({
      phase: 'insufficient-balance',
      available: 29,
      required: 30,
    });
    expect(alerted).not.toHaveBeenCalled();
    expect(listSubmissions()).toEqual([]);
    closeDialog(screen);
    expect(screen.state.bids).toEqual(bids);
  },
);

it('a rejected submission of exactly the shown wallet shows the text of the host', {
  tags: ['@FLOW-10'],
}, async () => {
  auth.user = { points: 30 };
  posted.mockResolvedValue(errorResponse({ message: 'Market is closed' }));
  const screen = confirming();
  await submitScreen(screen);
  expect(alertedTexts()).toEqual(['Error: Market is closed']);
  expect(phaseOf(screen)).toBe('confirming');
});

it.each([
  ['was read with the confirmation, is read once', async () => {}, 1],
  ['was read 15 seconds ago, is read again', () => vi.advanceTimersByTimeAsync(15_000), 2],
  ['was read before a change in another tab, is read again', async () => storeElsewhere(), 2],
])(
  'a submission takes its baseline from the history, which, if it %s',
  { tags: ['@FLOW-18'] },
  async (_when, meanwhile, readings) => {
    posted.mockResolvedValue(unanswered());
    await vi.advanceTimersByTimeAsync(20_000);
    const screen = confirming();
    await meanwhile();
    vi.mocked(readHistoryPage).mockResolvedValue(page([jodiRecord(4, '05', 10)]));
    await submitScreen(screen);
    const read = vi.mocked(readHistoryPage).mock.calls.length;
    expect([read, listSubmissions()[0]?.baseline]).toEqual([readings, readings > 1 ? ['4'] : []]);
  },
);

it('a submission reads the history again if the reading failed at the confirmation', {
  tags: ['@FLOW-18'],
}, async () => {
  posted.mockResolvedValue(unanswered());
  vi.mocked(readHistoryPage).mockRejectedValueOnce(new Error('no network'));
  await submitScreen(confirming());
  expect(listSubmissions()).toMatchObject([{ baseline: [] }]);
});

it('a submission above the wallet shows the lost session or the unknown outcome, not the wallet dialog', {
  tags: ['@FLOW-08'],
}, async () => {
  auth.user = { points: 29 };
  posted.mockResolvedValueOnce(errorResponse({}, 401)).mockResolvedValueOnce(unanswered());
  const screen = confirming();
  await submitScreen(screen);
  expect(alertedTexts()).toEqual(['Error: Session expired. Please login again to continue.']);
  await submitScreen(screen);
  expect(phaseOf(screen)).toBe('unknown');
});

it.each([
  [{ error: 'Insufficient balance' }],
  [{ error: 'insufficient funds' }],
  [{ detail: 'Insufficient balance' }],
  [{ message: 'Insufficient wallet balance.' }],
  [{ non_field_errors: ['Insufficient balance'] }],
  [{ error: { code: 'INSUFFICIENT_BALANCE', message: 'Insufficient balance' } }],
])(
  'a submission rejected with %j opens the wallet dialog without an alert',
  { tags: ['@FLOW-09'] },
  async (refusal) => {
    posted.mockResolvedValue(errorResponse(refusal));
    const screen = confirming();
    await submitScreen(screen);
    expect(screen.state.submission).toEqual({
      phase: 'insufficient-balance',
      // The wallet of the host is not the one that the app knows.
      available: undefined,
      required: 30,
    });
    expect(alerted).not.toHaveBeenCalled();
  },
);

it.each([
  [
    errorResponse({ error: 'Validation failed' }),
    'Error: Invalid bet data. Please check your inputs and try again.',
  ],
  [errorResponse({ message: 'Market is closed' }), 'Error: Market is closed'],
  [errorResponse({ error: 'odd' }), 'Error: Unable to process your request. Please try again.'],
])(
  'a submission rejected for another reason shows an alert and keeps the bids: %s',
  { tags: ['@FLOW-10', '@FLOW-11'] },
  async (error, text) => {
    posted.mockResolvedValue(error);
    const screen = confirming();
    await submitScreen(screen);
    expect(alertedTexts()).toEqual([text]);
    expect([phaseOf(screen), screen.state.bids]).toEqual(['confirming', bids]);
    expect(listSubmissions()).toEqual([]);
  },
);

it('a tap on Submit without a bid to send shows a message', { tags: ['@ERRB-06'] }, async () => {
  const screen = confirming();
  screen.state.bids = [];
  await submitScreen(screen);
  expect(alertedTexts()).toEqual(['Error: No valid bids to submit']);
  expect(posted).not.toHaveBeenCalled();
});

it.each([
  [unanswered(), 'Request timeout - the server is taking too long to respond. Please try again.'],
  [serverError(), 'Server error. Please try again later.'],
])(
  'a submission without a known outcome shows the text of its failure and keeps the bids',
  {
    tags: ['@FLOW-10', '@FLOW-11', '@FLOW-14'],
  },
  async (outcome, failure) => {
    posted.mockResolvedValue(outcome);
    const screen = confirming();
    await submitScreen(screen);
    expect(inEnglish(screen.state.submission)).toMatchObject({ phase: 'unknown', failure });
    expect(screen.state.bids).toEqual(bids);
    expect(inEnglish(listSubmissions())).toMatchObject([
      { status: 'unknown', attempts: 1, failure },
    ]);
  },
);

it('a refused submission shows a notice if the player has left the screen', async () => {
  posted.mockResolvedValueOnce(errorResponse({}));
  const screen = confirming();
  const sent = submitScreen(screen);
  screen.left = true;
  await sent;
  expect(alerted).not.toHaveBeenCalled();
  expect(listSubmissions()).toMatchObject([{ status: 'refused' }]);
});

it('a submission is sent under a new key after an error response', {
  tags: ['@FLOW-17'],
}, async () => {
  posted.mockResolvedValueOnce(errorResponse({}));
  const screen = confirming();
  await submitScreen(screen);
  await submitScreen(screen);
  const [first, second] = posted.mock.calls.map(([, key]) => key);
  expect(first).not.toBe(second);
});
