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
import type { Flag } from '../engine/form.ts';
import { choicePana } from './choice-pana.ts';

const filled = (
  [leftDigit = '', middleDigit = '', rightDigit = '']: readonly string[],
  options: readonly Flag[],
  points = '10',
): Filled => ({ inputs: { leftDigit, middleDigit, rightDigit }, options, points });

describe('Choice Pana', () => {
  it.each([
    [['1'], { left_digit: '1' }],
    [['', '5'], { middle_digit: '5' }],
    [['', '', '0'], { right_digit: '0' }],
    [['1', '2', '8'], { left_digit: '1', middle_digit: '2', right_digit: '8' }],
  ])(
    'accepts %j and leaves empty positions out',
    { tags: ['@CP-03', '@SUGG-10'] },
    (digits, positions) => {
      const form = filled(digits, ['DP', 'SP']);
      expect(refusalOf(choicePana, form)).toBeUndefined();
      const asked = questionOf(choicePana, form);
      expect(asked?.bet_type_id).toBe(13);
      expect(asked?.payload).toEqual({ ...positions, types: ['SP', 'DP'] });
      expect(contractAnswers(13, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled([], []), 'Please enter all required fields'],
    [filled(['1'], [], ''), 'Please enter all required fields'],
    [filled(['1'], [], '0'), 'Please select at least one option (SP, DP, or TP)'],
    [filled(['1'], ['TP'], '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@CP-02', '@CP-03', '@VBID-07', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(choicePana, form)).toBe(message);
  });

  it('sends a list of panas', { tags: ['@SUBMIT-13'] }, () => {
    const { bet_type_id, payload } = bodyOf(choicePana, [{ ...bid('128', 10), series: 'SP' }]);
    expect(bet_type_id).toBe(13);
    expect(payload).toEqual({ bets: [{ pana: '128', points: 10, bet_type: 'open' }] });
    expect(contractTakes(13, payload)).toBe(true);
  });
});
