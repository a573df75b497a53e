// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bid, bodyOf, contractTakes, openForTest } from '../../../testing/bid-screens.ts';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import { changePoints } from '../engine/form-actions.ts';
import { singleDigitBulk } from './single-digit-bulk.ts';

const entry = singleDigitBulk.entry as KeypadEntry;

describe('Single Digit Bulk', () => {
  it('puts the points on a digit with each tap', { tags: ['@SDB-01', '@SDB-02'] }, () => {
    const screen = openForTest(singleDigitBulk);
    changePoints(screen, '10');
    for (const digit of ['7', '0', '7']) expect(tapKey(screen, entry, digit)).toBeUndefined();
    expect(screen.state.bids).toEqual([bid('7', 20), bid('0', 10)]);
  });

  it.each([
    ['', '0', 'Please enter the Points before adding bid'],
    ['0', '0', 'Please select a digit between 1 and 8'],
    ['0', '5', 'Points must be between 1 to 10000'],
    ['10', '9', 'Please select a digit between 1 and 8'],
  ])(
    'refuses “%s” points on %s: %s',
    { tags: ['@SDB-03', '@VBID-08', '@VPTS-03'] },
    (points, digit, message) => {
      const screen = openForTest(singleDigitBulk, { min_digit: 1, max_digit: 8 });
      changePoints(screen, points);
      expect(tapKey(screen, entry, digit)?.message).toBe(message);
      expect([screen.state.message, screen.state.bids]).toEqual([message, []]);
    },
  );

  it('sends each digit with its points and type', { tags: ['@SUBMIT-02'] }, () => {
    const { bet_type_id, payload } = bodyOf(singleDigitBulk, [bid('7', 20), bid('0', 10)]);
    expect(bet_type_id).toBe(2);
    expect(payload).toEqual({
      bets: [
        { digit: '7', points: 20, bet_type: 'open' },
        { digit: '0', points: 10, bet_type: 'open' },
      ],
    });
    expect(contractTakes(2, payload)).toBe(true);
  });
});
