import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLimits } from '../../../limits/stored-limits.ts';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as multiDigit } from '../screens/multi-digit.ts';
import { definition as singlePanaBulk } from '../screens/single-pana-bulk.ts';
import { acceptReceipt, continueToConfirmation } from './confirm.ts';
import type { Definition } from './definition.ts';
import { changeCell } from './grid.ts';
import type { BidScreen } from './screen.ts';

vi.mock('../../../api/history.ts');

beforeEach(() => {
  localStorage.clear();
  signInForTest();
});

/** Presses Continue; the message and the phase that follow. */
function press(screen: BidScreen): readonly [message: string | undefined, phase: string] {
  screen.state.message = 'undone';
  continueToConfirmation(screen);
  return [english(screen.state.message), screen.state.submission.phase];
}

describe('Continue', () => {
  it.each<[string, Definition, string]>([
    ['a table', jodiDigits, 'Please add at least one bid before continuing'],
    ['a grid', multiDigit, 'Please add at least one bid before continuing'],
    ['a keypad of panas', singlePanaBulk, 'Please add at least one pana before continuing'],
  ])('asks for a bid where %s is empty', (_, definition, message) => {
    expect(press(openForTest(definition))).toEqual([message, 'editing']);
  });

  it('confirms the filled cells of a grid, unless one of them is out of range', () => {
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

  it('asks for the type where both are possible and none is chosen', () => {
    const open = (type: '' | 'close', bet_direction: 'both' | 'close') => {
      const screen = openForTest(jodiDigits, { bet_direction });
      screen.state.form = { ...screen.state.form, type };
      screen.state.bids = [bid('05', 10, 'close')];
      return press(screen);
    };
    expect(open('', 'both')).toEqual(['Please select a type before continuing', 'editing']);
    expect(open('close', 'both')).toEqual([undefined, 'confirming']);
    expect(open('', 'close')).toEqual([undefined, 'confirming']);
  });

  it('keeps to the limit that the player has set', () => {
    const screen = openForTest(jodiDigits);
    screen.state.bids = [bid('05', 10, 'close'), bid('47', 20, 'close')];
    changeLimits((limits) => ({ ...limits, day: { value: 29 } }));
    expect(press(screen)).toEqual([expect.stringMatching(/Your limit for today/), 'editing']);
    changeLimits((limits) => ({ ...limits, day: { value: 30 } }));
    expect(press(screen)).toEqual([undefined, 'confirming']);
  });
});

describe('Submit on a receipt', () => {
  it('keeps what was placed for the success dialog', { tags: ['@SD-05'] }, () => {
    const screen = openForTest(jodiDigits);
    const summary = { bids: [bid('05', 10, 'close')], before: 100, after: 90, at: 0 };
    screen.state.submission = { phase: 'receipt', summary };
    acceptReceipt(screen);
    expect(screen.state.submission).toEqual({ phase: 'accepted', found: [], summary });
    acceptReceipt(screen);
    expect(Object.keys(screen.state.submission)).not.toContain('summary');
  });
});
