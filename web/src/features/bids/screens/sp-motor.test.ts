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
import { spMotor } from './sp-motor.ts';

const filled = (digits: string, points = '10'): Filled => ({ inputs: { spMotor: digits }, points });

describe('SP Motor', () => {
  it.each(['1230', '98765', '123456'])(
    'accepts %s and asks for its list of digits',
    { tags: ['@SUGG-11'] },
    (digits) => {
      expect(refusalOf(spMotor, filled(digits))).toBeUndefined();
      const asked = questionOf(spMotor, filled(digits));
      expect(asked).toMatchObject({ bet_type_id: 14, payload: { digits: digits.split('') } });
      expect(contractAnswers(14, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('1234', ''), 'Please fill in all required fields'],
    [filled('11', '0'), 'All digits must be unique'],
    [filled('123', '0'), 'Minimum 4 digits required for SP Motor'],
    [filled('123456', '0'), 'Maximum 5 digits allowed for SP Motor'],
    [filled('1234', '0'), 'Points must be between 1 to 10000'],
  ])(
    'refuses %j: %s',
    { tags: ['@SPM-02', '@SPM-03', '@SPM-04', '@VBID-06', '@VPTS-03'] },
    (form, message) => {
      expect(refusalOf(spMotor, form, { max_digits: 5 })).toBe(message);
      expect(questionOf(spMotor, filled('123'))).toBeUndefined();
    },
  );

  it('sends a list of panas', { tags: ['@SUBMIT-14'] }, () => {
    const { bet_type_id, payload } = bodyOf(spMotor, [bid('120', 10)]);
    expect(bet_type_id).toBe(14);
    expect(payload).toEqual({ bets: [{ pana: '120', points: 10, bet_type: 'open' }] });
    expect(contractTakes(14, payload)).toBe(true);
  });
});
