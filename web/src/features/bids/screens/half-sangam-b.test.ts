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
import { halfSangamB } from './half-sangam-b.ts';

const filled = (openPana: string, closeDigit: string, points = '10'): Filled => ({
  inputs: { openPana, closeDigit },
  points,
});

describe('Half Sangam B', () => {
  it.each([
    ['128', '5'],
    ['000', '0'],
  ])('accepts %s with %s', { tags: ['@HSB-01'] }, (pana, digit) => {
    expect(tableAfter(halfSangamB, filled(pana, digit))).toEqual([
      sangamBid({ openPana: pana, closeDigit: digit }, 10),
    ]);
  });

  it.each([
    [filled('', '5'), 'Please enter all required fields'],
    [filled('128', ''), 'Please enter all required fields'],
    [filled('128', '5', ''), 'Please enter all required fields'],
    [filled('012', '5', '0'), 'Invalid Pana'],
    [filled('12', '5'), 'Invalid Pana'],
    [filled('128', '5', '0'), 'Points must be between 1 to 10000'],
  ])(
    'refuses %j: %s',
    { tags: ['@HSB-02', '@HSB-03', '@VBID-07', '@VPTS-03'] },
    (form, message) => {
      expect(refusalOf(halfSangamB, form)).toBe(message);
    },
  );

  it('asks for orientation B under id 20', { tags: ['@SUGG-17'] }, () => {
    const asked = questionOf(halfSangamB, filled('128', '5'));
    expect(asked).toMatchObject({
      bet_type_id: 20,
      payload: { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'close' },
    });
    expect(contractAnswers(20, asked?.payload)).toBe(true);
  });

  it('sends open pana with close digit', { tags: ['@SUBMIT-24'] }, () => {
    const { bet_type_id, payload } = bodyOf(halfSangamB, [
      sangamBid({ openPana: '128', closeDigit: '5' }, 10),
    ]);
    expect(bet_type_id).toBe(22);
    expect(payload).toEqual({
      bets: [{ open_pana: '128', close_digit: '5', points: 10, bet_type: 'close' }],
    });
    expect(contractTakes(22, payload)).toBe(true);
  });
});
