// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractAnswers,
  contractTakes,
  type Filled,
  questionOf,
  refusalOf,
} from '../../../testing/bid-screens.ts';
import { twoDigitsPanel } from './two-digits-panel.ts';

const filled = (digits: string, points = '10'): Filled => ({
  inputs: { twoDigit: digits },
  points,
});

describe('Two Digits Panel', () => {
  it.each(['01', '12', '99'])(
    'accepts %s and asks with the type',
    { tags: ['@SUGG-16'] },
    (digits) => {
      expect(refusalOf(twoDigitsPanel, filled(digits))).toBeUndefined();
      const asked = questionOf(twoDigitsPanel, filled(digits));
      expect(asked).toMatchObject({
        bet_type_id: 19,
        payload: { two_digits: digits, bet_type: 'open' },
      });
      expect(contractAnswers(19, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('12', ''), 'Please fill in all required fields'],
    [filled('1', '0'), 'Invalid Digits'],
    [filled('10'), 'Invalid Digits'],
    [filled('12', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@TDP-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(twoDigitsPanel, form)).toBe(message);
  });

  it('sends a list of panas', { tags: ['@SUBMIT-16'] }, () => {
    const { bet_type_id, payload } = bodyOf(twoDigitsPanel, [bid('120', 10)]);
    expect(bet_type_id).toBe(19);
    expect(payload).toEqual({ bets: [{ pana: '120', points: 10, bet_type: 'open' }] });
    expect(contractTakes(19, payload)).toBe(true);
  });
});
