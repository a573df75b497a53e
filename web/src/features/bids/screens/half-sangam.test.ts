// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  contractAnswers,
  contractTakes,
  type Filled,
  questionOf,
  refusalOf,
  sangamBid,
  tableAfter,
} from '../../../testing/bid-screens.ts';
import { halfSangam } from './half-sangam.ts';

const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
  inputs: { openDigit, closePana },
  points,
});

const sangam = sangamBid({ openDigit: '5', closePana: '128' }, 10);

describe('Half Sangam', () => {
  it('accepts 5 with 128', { tags: ['@HS-01'] }, () => {
    expect(tableAfter(halfSangam, filled('5', '128'))).toEqual([sangam]);
  });

  it.each([
    [filled('', '128'), 'Please enter all required fields'],
    [filled('5', ''), 'Please enter all required fields'],
    [filled('5', '321', '0'), 'Invalid Pana'],
    [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@HS-02', '@VBID-07', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(halfSangam, form)).toBe(message);
  });

  it('asks under id 20, whatever id the bet type has', { tags: ['@SUGG-17'] }, () => {
    const asked = questionOf(halfSangam, filled('5', '128'));
    expect(asked?.bet_type_id).toBe(20);
    expect(contractAnswers(20, asked?.payload)).toBe(true);
  });

  it('sends the payload of Half Sangam A', { tags: ['@SUBMIT-30'] }, () => {
    const { bet_type_id, payload } = bodyOf(halfSangam, [sangam]);
    expect(bet_type_id).toBe(20);
    expect(payload).toEqual({
      bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }],
    });
    expect(contractTakes(20, payload)).toBe(true);
  });
});
