import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { placeBets } from '../../../api/betting.ts';
import { getHistory } from '../../../api/history.ts';
import { auth } from '../../../auth/auth-state.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import {
  bettingResponse,
  bids,
  confirming,
  errorResponse,
  lost,
  page,
  phaseOf,
  record,
} from '../../../testing/submissions.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { confirmAgain } from './confirm.ts';
import { draftKey } from './draft.ts';
import { lookForSent } from './lost-response.ts';
import { submit } from './submit.ts';

vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  placeBets: vi.fn(),
}));
vi.mock('../../../api/history.ts');
vi.mock('../../../ui/alert.tsx');

const posted = vi.mocked(placeBets);
const looked = vi.mocked(getHistory);
const alerted = vi.mocked(showAlert);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signInForTest();
  posted.mockReset().mockResolvedValue(bettingResponse(10000, 9970));
  looked.mockReset().mockResolvedValue(page([]));
  alerted.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lost answer', { tags: ['@FLOW-14'] }, () => {
  const afterLosing = async (error: unknown = lost()) => {
    posted.mockRejectedValueOnce(error);
    const screen = confirming();
    const sending = submit(screen);
    await vi.advanceTimersByTimeAsync(0);
    return { screen, sending };
  };

  it.each([
    lost(),
    new ApiError('network', 'dropped'),
    new ApiError('malformed', 'half a body', { status: 200 }),
    errorResponse(undefined, 502),
    errorResponse(undefined, 504),
  ])('leaves the outcome unknown and sends nothing more: %s', async (error) => {
    const { screen, sending } = await afterLosing(error);
    expect(screen.state.submission).toEqual({ phase: 'unknown', look: 'looking' });
    await submit(screen);
    expect([posted.mock.calls.length, looked.mock.calls[0]?.[0]]).toEqual([1, { page: 1 }]);
    await vi.runAllTimersAsync();
    await sending;
    expect(alerted).not.toHaveBeenCalled();
  });

  it('whose bets are in the history counts as placed, with the wallet of the history', async () => {
    looked.mockResolvedValue(page([record('47', 20, 9990), record('05', 10, 10000)]));
    const { screen, sending } = await afterLosing();
    await sending;
    expect(screen.state).toMatchObject({
      bids: [],
      submission: { phase: 'accepted', found: true },
    });
    expect(auth.user?.points).toBe(9970);
  });

  it('whose bets come late is found by the second look', async () => {
    looked.mockResolvedValueOnce(page([]));
    looked.mockResolvedValueOnce(page([record('47', 20, 9990), record('05', 10, 10000)]));
    const { screen, sending } = await afterLosing();
    await vi.runAllTimersAsync();
    await sending;
    expect(phaseOf(screen)).toBe('accepted');
  });

  it('whose bets are not in the history can be sent again, under the same key', async () => {
    const { screen, sending } = await afterLosing();
    await vi.runAllTimersAsync();
    await sending;
    expect(screen.state.submission).toEqual({ phase: 'unknown', look: 'absent' });
    await submit(screen);
    expect(posted).toHaveBeenCalledOnce();
    confirmAgain(screen);
    expect([phaseOf(screen), screen.state.bids]).toEqual(['confirming', bids]);
    await submit(screen);
    const [first, second] = posted.mock.calls.map(([, key]) => key);
    expect([phaseOf(screen), first]).toEqual(['accepted', second]);
  });

  it('cannot be sent again while the history cannot be read', async () => {
    looked.mockRejectedValue(new ApiError('network', 'dropped'));
    const { screen, sending } = await afterLosing();
    await sending;
    expect(screen.state.submission).toEqual({ phase: 'unknown', look: 'unreachable' });
    await submit(screen);
    expect(posted).toHaveBeenCalledOnce();
    looked.mockResolvedValue(page([record('47', 20, 9990), record('05', 10, 10000)]));
    await lookForSent(screen);
    expect(phaseOf(screen)).toBe('accepted');
  });

  it('outlives a reload', async () => {
    posted.mockReturnValue(new Promise(() => {}));
    const screen = confirming();
    void submit(screen);
    await vi.advanceTimersByTimeAsync(0);
    const draft = JSON.parse(localStorage.getItem(draftKey(screen)) ?? '{}');
    expect(draft.sent).toMatchObject({ total: 30, balance: 10000, marketName: 'Kalyan Matka' });
  });

  it('is told by an alert to a player who has left the screen', async () => {
    posted.mockRejectedValueOnce(lost());
    const screen = confirming();
    const sending = submit(screen);
    screen.left = true;
    await vi.runAllTimersAsync();
    await sending;
    expect(alerted).toHaveBeenCalledExactlyOnceWith(
      'The bets are not in your bid history: they were not placed. You can submit them again.',
    );
  });
});
