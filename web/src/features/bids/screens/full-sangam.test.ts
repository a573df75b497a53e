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
import { fullSangam } from './full-sangam.ts';

const filled = (openPana: string, closePana: string, points = '10'): Filled => ({
  inputs: { openPana, closePana },
  points,
});

const sangam = sangamBid({ openPana: '128', closePana: '236' }, 10);

describe('Full Sangam', () => {
  it('accepts 128 with 236', { tags: ['@FS-01'] }, () => {
    expect(tableAfter(fullSangam, filled('128', '236'))).toEqual([sangam]);
  });

  it.each([
    [filled('', '236'), 'Please enter all required fields'],
    [filled('128', ''), 'Please enter all required fields'],
    [filled('321', '236', '0'), 'Invalid Pana'],
    [filled('128', '012', '0'), 'Invalid Pana'],
    [filled('128', '236', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@FS-02', '@FS-03', '@VBID-07', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(fullSangam, form)).toBe(message);
  });

  it('asks with both panas and the type', { tags: ['@SUGG-18'] }, () => {
    const asked = questionOf(fullSangam, filled('128', '236'));
    expect(asked).toMatchObject({
      bet_type_id: 21,
      payload: { open_pana: '128', close_pana: '236', bet_type: 'close' },
    });
    expect(contractAnswers(21, asked?.payload)).toBe(true);
  });

  it('sends both panas', { tags: ['@SUBMIT-23'] }, () => {
    const { bet_type_id, payload } = bodyOf(fullSangam, [sangam]);
    expect(bet_type_id).toBe(21);
    expect(payload).toEqual({
      bets: [{ open_pana: '128', close_pana: '236', points: 10, bet_type: 'close' }],
    });
    expect(contractTakes(21, payload)).toBe(true);
  });
});
