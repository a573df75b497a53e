import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../../auth/auth-state.ts';
import { announceChange, currentPrefix } from '../../../submissions/presence.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { bid, fillIn, openForTest, sangamBid } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { alerted, alertedTexts, beginBetting, posted } from '../../../testing/mocked-betting.ts';
import { holdSuggestions, pass } from '../../../testing/mocked-suggestions.ts';
import { sampleSubmission } from '../../../testing/stored-submissions.ts';
import { bids, errorResponse, phaseOf, placed, withBids } from '../../../testing/submissions.ts';
import { definition as halfSangam } from '../screens/half-sangam.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as multiDigit } from '../screens/multi-digit.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { enterScreen } from './enter-screen.ts';
import { changeCell } from './form-actions.ts';
import { undoChange } from './notice.ts';
import type { BidScreen } from './screen.ts';
import { acceptReceipt, continueToConfirmation, submitScreen } from './submit-bids.ts';
import { clearBids } from './table.ts';

vi.mock('../../../api/betting.ts');
vi.mock('../../../api/history.ts');
vi.mock('../../../ui/alert.tsx');
vi.mock('../../../api/suggestions.ts');

describe('the confirmation', () => {
  beforeEach(beginBetting);
  afterEach(() => {
    vi.useRealTimers();
  });

  describe.each([
    ['Single Digit', singleDigit, [bid('7', 30)]],
    ['the older Half Sangam', halfSangam, [sangamBid({ openDigit: '5', closePana: '128' }, 30)]],
  ])('%s', (_name, definition, table) => {
    it('the button Continue sends the bids and then opens the receipt with the balances of the response', {
      tags: ['@SD-03', '@HS-03'],
    }, async () => {
      posted.mockResolvedValue(placed(500, 470));
      const screen = withBids(definition, table);
      continueToConfirmation(screen);
      expect(phaseOf(screen)).toBe('sending');
      await vi.advanceTimersByTimeAsync(0);
      expect(posted).toHaveBeenCalledOnce();
      expect(screen.state.submission).toMatchObject({
        phase: 'receipt',
        summary: { bids: table, before: 500, after: 470 },
      });
      expect(screen.state.bids).toEqual([]);
    });

    it('the bids are sent once, however often Continue is pressed', {
      tags: ['@CONFIRM-08'],
    }, async () => {
      const screen = withBids(definition, table);
      continueToConfirmation(screen);
      continueToConfirmation(screen);
      await vi.advanceTimersByTimeAsync(0);
      expect(posted).toHaveBeenCalledOnce();
    });

    it('a failed submission opens no receipt', { tags: ['@SD-07'] }, async () => {
      posted.mockResolvedValue(errorResponse({ message: 'No' }));
      const screen = withBids(definition, table);
      continueToConfirmation(screen);
      await vi.advanceTimersByTimeAsync(0);
      expect([phaseOf(screen), screen.state.bids]).toEqual(['editing', table]);
      expect(alertedTexts()).toEqual(['Error: No']);
    });

    it('bids above the wallet are sent, and open the wallet dialog if the host rejects them', {
      tags: ['@FLOW-08'],
    }, async () => {
      auth.user = { points: 29 };
      posted.mockResolvedValue(errorResponse({ message: 'No' }));
      const screen = withBids(definition, table);
      continueToConfirmation(screen);
      await vi.advanceTimersByTimeAsync(0);
      expect([posted.mock.calls.length, phaseOf(screen)]).toEqual([1, 'insufficient-balance']);
      expect(alerted).not.toHaveBeenCalled();
    });
  });

  it.each([
    ['Single Digit', singleDigit, 100, '7'],
    ['the older Half Sangam', halfSangam, 1000, '7-128'],
    ['every other screen', jodiDigits, 0, '07'],
  ])(
    'the wallet dialog on %s shows a fallback balance for a user without points',
    { tags: ['@CONFIRM-09', '@HS-05'] },
    async (_name, definition, balance, label) => {
      auth.user = { first_name: 'Asha' };
      posted.mockResolvedValue(errorResponse({ message: 'No' }));
      const screen = withBids(definition, [
        { ...bid(label, balance + 1), openDigit: '7', closePana: '128' },
      ]);
      continueToConfirmation(screen);
      await submitScreen(screen);
      await vi.advanceTimersByTimeAsync(0);
      expect(posted).toHaveBeenCalledOnce();
      expect(screen.state.submission).toEqual({
        phase: 'insufficient-balance',
        available: balance,
        required: balance + 1,
      });
    },
  );

  /** Presses Continue; the message and the phase that follow. */
  function press(screen: BidScreen): readonly [message: string | undefined, phase: string] {
    screen.state.message = 'Undone';
    continueToConfirmation(screen);
    return [english(screen.state.message), screen.state.submission.phase];
  }

  it('a tap on Continue confirms the filled cells of a grid, unless a cell is out of range', () => {
    const screen = openForTest(multiDigit);
    changeCell(screen, '3', '10');
    changeCell(screen, '4', '0');
    expect(press(screen)).toEqual(['Points must be between 1 to 10000', 'editing']);
    changeCell(screen, '4', '');
    expect(press(screen)).toEqual([undefined, 'confirming']);
    expect(screen.state.submission).toMatchObject({
      summary: { bids: [{ label: '3', points: 10 }] },
    });
  });

  it('a tap on Submit on a receipt keeps the placed bets for the success dialog', {
    tags: ['@SD-05'],
  }, () => {
    const screen = openForTest(jodiDigits);
    const summary = { bids: [bid('05', 10, 'close')], before: 100, after: 90, at: 0 };
    screen.state.submission = { phase: 'receipt', summary };
    acceptReceipt(screen);
    expect(screen.state.submission).toEqual({ phase: 'accepted', found: [], summary });
  });
});

describe('a bid screen', () => {
  beforeEach(beginBetting);
  const { requested } = holdSuggestions();

  function store(status: Submission['status']): void {
    const submission = sampleSubmission({ attempts: 1, status });
    localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(submission));
    announceChange();
  }

  it('a screen shows the outcome of its open submission when it is opened again', {
    tags: ['@FLOW-14'],
  }, async () => {
    store('unknown');
    const screen = withBids();
    await pass(0);
    expect(screen.state.bids).toEqual(bids);
    store('placed');
    await pass(0);
    expect([phaseOf(screen), screen.state.bids]).toEqual(['accepted', []]);
  });

  it('a screen requests the suggestions for its restored input', async () => {
    const screen = openForTest(spMotor);
    screen.state.form = { ...screen.state.form, spMotor: '1234' };
    enterScreen(screen);
    await pass(500);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('a screen cancels its requests and the time for Undo when the player leaves it', async () => {
    const screen = openForTest(spMotor);
    screen.left = true;
    const leave = enterScreen(screen);
    expect(screen.left).toBe(false);
    screen.state.bids = [bid('123', 10)];
    clearBids(screen);
    fillIn(screen, { inputs: { spMotor: '1234' } });
    leave();
    undoChange(screen);
    await pass(5000);
    expect(requested).not.toHaveBeenCalled();
    expect([screen.left, screen.state.bids, screen.state.notice.canUndo]).toEqual([
      true,
      [],
      false,
    ]);
  });
});
