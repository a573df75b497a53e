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
import { digitsBasedJodi } from './digits-based-jodi.ts';

const filled = (leftDigit: string, rightDigit: string, points = '10'): Filled => ({
  inputs: { leftDigit, rightDigit },
  points,
});

describe('Digits Based Jodi', () => {
  it.each([
    ['3', '', ['3'], []],
    ['', '0', [], ['0']],
    ['1', '2', ['1'], ['2']],
  ])(
    'accepts left “%s” with right “%s”',
    { tags: ['@DBJ-03', '@SUGG-14'] },
    (left, right, left_digits, right_digits) => {
      expect(refusalOf(digitsBasedJodi, filled(left, right))).toBeUndefined();
      const asked = questionOf(digitsBasedJodi, filled(left, right));
      expect(asked).toMatchObject({ bet_type_id: 17, payload: { left_digits, right_digits } });
      expect(contractAnswers(17, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled('', ''), 'Please enter all required fields'],
    [filled('3', '', ''), 'Please enter all required fields'],
    [filled('3', '', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@DBJ-03', '@VBID-07', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(digitsBasedJodi, form)).toBe(message);
  });

  it('sends a list of jodis with their type', { tags: ['@SUBMIT-20'] }, () => {
    const { bet_type_id, payload } = bodyOf(digitsBasedJodi, [bid('30', 10, 'close')]);
    expect(bet_type_id).toBe(17);
    expect(payload).toEqual({ bets: [{ jodi: '30', points: 10, bet_type: 'close' }] });
    expect(contractTakes(17, payload)).toBe(true);
  });
});
