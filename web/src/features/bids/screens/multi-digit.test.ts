import { describe, expect, it } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { english } from '../../../testing/english.ts';
import { changeCell } from '../engine/grid.ts';
import { bidsOf } from '../engine/screen-bids.ts';
import { definition as multiDigit } from './multi-digit.ts';

describeScreen(multiDigit, {
  sends: [
    {
      tags: ['@SUBMIT-01'],
      bids: [bid('1', 10), bid('0', 5, 'close')],
      betTypeId: 1,
      payload: {
        bets: [
          { digit: '1', points: 10, bet_type: 'open' },
          { digit: '0', points: 5, bet_type: 'close' },
        ],
      },
    },
  ],
});

describe('Multi-digit', () => {
  it.each([
    ['0', '1'],
    ['9', '10000'],
  ])('makes a bid of the field of %s with %s points', { tags: ['@MD-02'] }, (digit, points) => {
    const screen = openForTest(multiDigit);
    changeCell(screen, digit, points);
    expect(bidsOf(screen, screen.state)).toEqual([bid(digit, Number(points))]);
    expect(english(screen.state.message)).toBeUndefined();
  });

  it.each(['0', '10001'])('rejects a field with %s points', { tags: ['@MD-04'] }, (points) => {
    const screen = openForTest(multiDigit);
    changeCell(screen, '3', points);
    expect(english(screen.state.message)).toBe('Points must be between 1 to 10000');
    expect(bidsOf(screen, screen.state)).toEqual([]);
  });

  it('fills no field of a digit out of the range of the bet type', { tags: ['@MD-06'] }, () => {
    const screen = openForTest(multiDigit, { min_digit: 2 });
    changeCell(screen, '1', '10');
    changeCell(screen, '2', '10');
    expect(bidsOf(screen, screen.state)).toEqual([bid('2', 10)]);
  });
});
