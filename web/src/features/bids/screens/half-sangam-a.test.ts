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
import { halfSangamA } from './half-sangam-a.ts';

const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
  inputs: { openDigit, closePana },
  points,
});

describe('Half Sangam A', () => {
  it.each([
    ['5', '128'],
    ['0', '000'],
    ['0', '100'],
  ])('accepts %s with %s', { tags: ['@HSA-01'] }, (digit, pana) => {
    expect(tableAfter(halfSangamA, filled(digit, pana))).toEqual([
      sangamBid({ openDigit: digit, closePana: pana }, 10),
    ]);
  });

  it.each([
    [filled('', '128'), 'Please enter all required fields'],
    [filled('5', ''), 'Please enter all required fields'],
    [filled('5', '012', ''), 'Please enter all required fields'],
    [filled('5', '012', '0'), 'Invalid Pana'],
    [filled('5', '101'), 'Invalid Pana'],
    [filled('5', '12'), 'Invalid Pana'],
    [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
  ])(
    'refuses %j: %s',
    { tags: ['@HSA-02', '@HSA-03', '@VBID-07', '@VPTS-03'] },
    (form, message) => {
      expect(refusalOf(halfSangamA, form)).toBe(message);
    },
  );

  it('asks for orientation A', { tags: ['@SUGG-17'] }, () => {
    const asked = questionOf(halfSangamA, filled('5', '128'));
    expect(asked).toMatchObject({
      bet_type_id: 20,
      payload: { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' },
    });
    expect(contractAnswers(20, asked?.payload)).toBe(true);
  });

  it('sends close pana with open digit', { tags: ['@SUBMIT-22'] }, () => {
    const { bet_type_id, payload } = bodyOf(halfSangamA, [
      sangamBid({ openDigit: '5', closePana: '128' }, 10),
    ]);
    expect(bet_type_id).toBe(20);
    expect(payload).toEqual({
      bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }],
    });
    expect(contractTakes(20, payload)).toBe(true);
  });
});
