// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractTakes,
  type Filled,
  refusalOf,
  tableAfter,
} from '../../../testing/bid-screens.ts';
import { singleDigit } from './single-digit.ts';

const filled = (digit: string, points = '10'): Filled => ({
  inputs: { singleDigit: digit },
  points,
});

describe('Single Digit', () => {
  it.each(['0', '5', '9'])('accepts %s', { tags: ['@SD-01'] }, (digit) => {
    expect(tableAfter(singleDigit, filled(digit))).toEqual([bid(digit, 10)]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('9', ''), 'Please fill in all required fields'],
    [filled('9', '0'), 'Please enter a digit between 1 and 8'],
    [filled('0'), 'Please enter a digit between 1 and 8'],
    [filled('5', '10001'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@SD-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(singleDigit, form, { min_digit: 1, max_digit: 8 })).toBe(message);
  });

  it('sends each digit with its points and type', { tags: ['@SUBMIT-01'] }, () => {
    const { bet_type_id, payload, amount } = bodyOf(singleDigit, [bid('0', 10), bid('7', 25)]);
    expect([bet_type_id, amount]).toEqual([1, 35]);
    expect(payload).toEqual({
      bets: [
        { digit: '0', points: 10, bet_type: 'open' },
        { digit: '7', points: 25, bet_type: 'open' },
      ],
    });
    expect(contractTakes(1, payload)).toBe(true);
  });
});
