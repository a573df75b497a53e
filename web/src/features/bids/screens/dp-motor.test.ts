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
import { dpMotor } from './dp-motor.ts';

const filled = (digits: string, points = '10'): Filled => ({ inputs: { dpMotor: digits }, points });

describe('DP Motor', () => {
  it.each(['1230', '98765', '123456'])(
    'accepts %s and asks for its list of digits',
    { tags: ['@SUGG-12'] },
    (digits) => {
      expect(refusalOf(dpMotor, filled(digits))).toBeUndefined();
      const asked = questionOf(dpMotor, filled(digits));
      expect(asked).toMatchObject({ bet_type_id: 15, payload: { digits: digits.split('') } });
      expect(contractAnswers(15, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('1234', ''), 'Please fill in all required fields'],
    [filled('11', '0'), 'All digits must be unique'],
    [filled('123', '0'), 'Minimum 4 digits required for DP Motor'],
    [filled('123456', '0'), 'Maximum 5 digits allowed for DP Motor'],
    [filled('1234', '0'), 'Points must be between 1 to 10000'],
  ])(
    'refuses %j: %s',
    { tags: ['@DPM-02', '@DPM-03', '@DPM-04', '@VBID-06', '@VPTS-03'] },
    (form, message) => {
      expect(refusalOf(dpMotor, form, { max_digits: 5 })).toBe(message);
      expect(questionOf(dpMotor, filled('123'))).toBeUndefined();
    },
  );

  it('sends a list of panas', { tags: ['@SUBMIT-15'] }, () => {
    const { bet_type_id, payload } = bodyOf(dpMotor, [bid('100', 10)]);
    expect(bet_type_id).toBe(15);
    expect(payload).toEqual({ bets: [{ pana: '100', points: 10, bet_type: 'open' }] });
    expect(contractTakes(15, payload)).toBe(true);
  });
});
