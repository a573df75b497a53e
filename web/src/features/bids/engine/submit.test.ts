import type { BettingResponse } from '@matka/contracts/api/betting';
import type { BetRecord } from '@matka/contracts/api/history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { placeBets } from '../../../api/betting.ts';
import { getHistory } from '../../../api/history.ts';
import { session } from '../../../session/session-state.ts';
import { readStoredUser } from '../../../session/stored-user.ts';
import { bid, openForTest } from '../../../test/bid-screens.ts';
import { signInForTest } from '../../../test/session.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { halfSangam } from '../screens/half-sangam.ts';
import { jodiDigits } from '../screens/jodi-digits.ts';
import { singleDigit } from '../screens/single-digit.ts';
import { acceptReceipt, confirmAgain, goOn, stayOnForm } from './continue.ts';
import type { Definition } from './definition.ts';
import { draftKey } from './draft.ts';
import { lookForSent } from './look.ts';
import { submit } from './submit.ts';
import { enterScreen } from './visit.ts';

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
  posted.mockReset().mockResolvedValue(answer(10000, 9970));
  looked.mockReset().mockResolvedValue(page([]));
  alerted.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (previous_balance: number, current_balance: number): BettingResponse => ({
  user_balance: { previous_balance, current_balance },
  bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
});

const page = (data: BetRecord[]) => ({
  data,
  pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
});

const record = (jodi: string, points: number, before_amount: number): BetRecord => ({
  id: 1,
  market: { name: 'Kalyan Matka' },
  bet_type: { name: 'Jodi Digits' },
  timestamps: { created_at: '2020-01-01T00:00:00.000+05:30' },
  calculated_values: { win_amount: null, net_profit: null },
  bet_details: {
    bet_status: 'PENDING',
    amount: points,
    before_amount,
    placed_bets: [{ jodi, points }],
  },
});

const bids = [bid('05', 10, 'close'), bid('47', 20, 'close')];

function withBids(definition: Definition = jodiDigits, table = bids) {
  const screen = openForTest(definition);
  enterScreen(screen);
  screen.state.bids = table;
  return screen;
}

/** A screen whose confirmation is open. */
function confirming() {
  const screen = withBids();
  goOn(screen);
  return screen;
}

const phaseOf = ({ state }: ReturnType<typeof withBids>) => state.submission.phase;
const lost = () => new ApiError('timeout', 'The answer took too long');
const refusal = (body: unknown, status = 400) =>
  new ApiError('status', 'refused', { status, body });

describe('Submit', () => {
  it('[FLOW-05] is not pressed by Continue, which opens the confirmation', () => {
    const { state } = confirming();
    expect(posted).not.toHaveBeenCalled();
    expect(state.submission).toMatchObject({
      phase: 'confirming',
      sending: false,
      statement: { bids, before: 10000, after: 9970 },
    });
  });

  it('[FLOW-06] [FLOW-07] [DRAFT-05] places the bets: wallet, table and draft follow the answer', async () => {
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
    expect([session.user?.points, readStoredUser()?.points]).toEqual([9970, 9970]);
    await vi.advanceTimersByTimeAsync(0);
    expect(localStorage.getItem(draftKey(screen))).toBeNull();
  });

  it('[CONFIRM-08] sends once, however often it is pressed', async () => {
    const screen = confirming();
    await Promise.all([submit(screen), submit(screen), submit(screen)]);
    expect(posted).toHaveBeenCalledOnce();
  });

  it('[FLOW-08] with too little in the wallet posts nothing', async () => {
    session.user = { points: 29 };
    const screen = confirming();
    await submit(screen);
    expect(posted).not.toHaveBeenCalled();
    expect(screen.state.submission).toEqual({ phase: 'short', available: 29, required: 30 });
    stayOnForm(screen);
    expect(screen.state.bids).toEqual(bids);
  });

  it.each(['Insufficient balance', 'insufficient funds'])(
    '[FLOW-09] refused for “%s” opens the same dialog without an alert',
    async (error) => {
      posted.mockRejectedValue(refusal({ error }));
      const screen = confirming();
      await submit(screen);
      expect(screen.state.submission).toMatchObject({ phase: 'short', required: 30 });
      expect(alerted).not.toHaveBeenCalled();
    },
  );

  it.each([
    [
      refusal({ error: 'Validation failed' }),
      'Error: Invalid bet data. Please check your inputs and try again.',
    ],
    [refusal({ message: 'Market is closed' }), 'Error: Market is closed'],
    [refusal({}, 500), 'Error: Server error. Please try again later.'],
    [refusal({ error: 'odd' }), 'Error: Unable to process your request. Please try again.'],
  ])(
    '[FLOW-10] [FLOW-11] refused otherwise shows an alert and keeps the bids: %s',
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

  it('[ERRB-06] with nothing to send says so', async () => {
    const screen = confirming();
    screen.state.bids = [];
    await submit(screen);
    expect(alerted).toHaveBeenCalledExactlyOnceWith('Error: No valid bids to submit');
    expect(posted).not.toHaveBeenCalled();
  });

  it('goes out under a new key after a refusal', async () => {
    posted.mockRejectedValueOnce(refusal({}));
    const screen = confirming();
    await submit(screen);
    await submit(screen);
    const [first, second] = posted.mock.calls.map(([, key]) => key);
    expect(first).not.toBe(second);
  });
});

describe('[FLOW-14] a lost answer', () => {
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
    refusal(undefined, 502),
    refusal(undefined, 504),
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
    expect(session.user?.points).toBe(9970);
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

describe.each([
  ['Single Digit', singleDigit, [bid('7', 30)]],
  ['the older Half Sangam', halfSangam, [bid('5-128', 30, 'close' as const)]],
])('%s', (_name, definition, table) => {
  it('[SD-03] [HS-03] sends at Continue and then opens the receipt with the balances of the answer', async () => {
    posted.mockResolvedValue(answer(500, 470));
    const screen = withBids(definition, table);
    goOn(screen);
    expect([posted.mock.calls.length, phaseOf(screen)]).toEqual([1, 'sending']);
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.state.submission).toMatchObject({
      phase: 'receipt',
      statement: { bids: table, before: 500, after: 470 },
    });
    expect(screen.state.bids).toEqual([]);
  });

  it('[SD-05] [HS-04] sends nothing a second time from the receipt', async () => {
    const screen = withBids(definition, table);
    goOn(screen);
    await vi.advanceTimersByTimeAsync(0);
    acceptReceipt(screen);
    expect([posted.mock.calls.length, phaseOf(screen)]).toEqual([1, 'accepted']);
  });

  it('[SD-06] is only closed by Cancel on the receipt', async () => {
    const screen = withBids(definition, table);
    goOn(screen);
    await vi.advanceTimersByTimeAsync(0);
    stayOnForm(screen);
    expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', []]);
    expect(localStorage.getItem(draftKey(screen))).toBeNull();
  });

  it('[SD-07] opens no receipt when the sending fails', async () => {
    posted.mockRejectedValue(refusal({ message: 'No' }));
    const screen = withBids(definition, table);
    goOn(screen);
    await vi.advanceTimersByTimeAsync(0);
    expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', table]);
    expect(alerted).toHaveBeenCalledExactlyOnceWith('Error: No');
  });

  it('[FLOW-08] opens the dialog on the wallet at Continue', () => {
    session.user = { points: 29 };
    const screen = withBids(definition, table);
    goOn(screen);
    expect([posted.mock.calls.length, phaseOf(screen)]).toEqual([0, 'short']);
  });
});

it.each([
  ['Single Digit', singleDigit, 100],
  ['the older Half Sangam', halfSangam, 1000],
  ['every other screen', jodiDigits, 0],
])(
  '[CONFIRM-09] [HS-05] on %s the balance of a record without points is made up',
  (_name, definition, balance) => {
    session.user = { first_name: 'Asha' };
    const screen = withBids(definition, [bid('7', balance + 1)]);
    goOn(screen);
    void submit(screen);
    expect(screen.state.submission).toEqual({
      phase: 'short',
      available: balance,
      required: balance + 1,
    });
  },
);
