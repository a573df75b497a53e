import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeBets } from '../../../api/betting.ts';
import { getHistory } from '../../../api/history.ts';
import { auth } from '../../../auth/auth-state.ts';
import { readStoredUser } from '../../../auth/stored-user.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import {
  bettingResponse,
  bids,
  confirming,
  errorResponse,
  page,
  phaseOf,
} from '../../../testing/submissions.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { stayOnForm } from './confirm.ts';
import { draftKey } from './draft.ts';
import { submit } from './submit.ts';

vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  placeBets: vi.fn(),
}));
vi.mock('../../../api/history.ts');
vi.mock('../../../ui/alert.tsx');

const posted = vi.mocked(placeBets);
const alerted = vi.mocked(showAlert);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signInForTest();
  posted.mockReset().mockResolvedValue(bettingResponse(10000, 9970));
  vi.mocked(getHistory).mockReset().mockResolvedValue(page([]));
  alerted.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Submit', () => {
  it('is not pressed by Continue, which opens the confirmation', { tags: ['@FLOW-05'] }, () => {
    const { state } = confirming();
    expect(posted).not.toHaveBeenCalled();
    expect(state.submission).toMatchObject({
      phase: 'confirming',
      sending: false,
      statement: { bids, before: 10000, after: 9970 },
    });
  });

  it('places the bets: wallet, table and draft follow the answer', {
    tags: ['@FLOW-06', '@FLOW-07', '@DRAFT-05'],
  }, async () => {
    const screen = confirming();
    await submit(screen);
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
      sent: null,
      submission: { phase: 'accepted', found: false },
    });
    expect([auth.user?.points, readStoredUser()?.points]).toEqual([9970, 9970]);
    await vi.advanceTimersByTimeAsync(0);
    expect(localStorage.getItem(draftKey(screen))).toBeNull();
  });

  it('sends once, however often it is pressed', { tags: ['@CONFIRM-08'] }, async () => {
    const screen = confirming();
    await Promise.all([submit(screen), submit(screen), submit(screen)]);
    expect(posted).toHaveBeenCalledOnce();
  });

  it('with too little in the wallet posts nothing', { tags: ['@FLOW-08'] }, async () => {
    auth.user = { points: 29 };
    const screen = confirming();
    await submit(screen);
    expect(posted).not.toHaveBeenCalled();
    expect(screen.state.submission).toEqual({ phase: 'short', available: 29, required: 30 });
    stayOnForm(screen);
    expect(screen.state.bids).toEqual(bids);
  });

  it.each(['Insufficient balance', 'insufficient funds'])(
    'refused for “%s” opens the same dialog without an alert',
    { tags: ['@FLOW-09'] },
    async (error) => {
      posted.mockRejectedValue(errorResponse({ error }));
      const screen = confirming();
      await submit(screen);
      expect(screen.state.submission).toMatchObject({ phase: 'short', required: 30 });
      expect(alerted).not.toHaveBeenCalled();
    },
  );

  it.each([
    [
      errorResponse({ error: 'Validation failed' }),
      'Error: Invalid bet data. Please check your inputs and try again.',
    ],
    [errorResponse({ message: 'Market is closed' }), 'Error: Market is closed'],
    [errorResponse({}, 500), 'Error: Server error. Please try again later.'],
    [errorResponse({ error: 'odd' }), 'Error: Unable to process your request. Please try again.'],
  ])(
    'refused otherwise shows an alert and keeps the bids: %s',
    { tags: ['@FLOW-10', '@FLOW-11'] },
    async (error, text) => {
      posted.mockRejectedValue(error);
      const screen = confirming();
      await submit(screen);
      expect(alerted).toHaveBeenCalledExactlyOnceWith(text);
      expect([phaseOf(screen), screen.state.bids, screen.state.sent]).toEqual([
        'confirming',
        bids,
        null,
      ]);
    },
  );

  it('with nothing to send says so', { tags: ['@ERRB-06'] }, async () => {
    const screen = confirming();
    screen.state.bids = [];
    await submit(screen);
    expect(alerted).toHaveBeenCalledExactlyOnceWith('Error: No valid bids to submit');
    expect(posted).not.toHaveBeenCalled();
  });

  it('goes out under a new key after a refusal', async () => {
    posted.mockRejectedValueOnce(errorResponse({}));
    const screen = confirming();
    await submit(screen);
    await submit(screen);
    const [first, second] = posted.mock.calls.map(([, key]) => key);
    expect(first).not.toBe(second);
  });
});
