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
  tableAfter,
} from '../../../testing/bid-screens.ts';
import { triplePana } from './triple-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { triplePana: pana }, points });

describe('Triple Pana', () => {
  it.each(['000', '777'])('accepts %s', { tags: ['@TP-01'] }, (pana) => {
    expect(tableAfter(triplePana, filled(pana))).toEqual([bid(pana, 10)]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('777', ''), 'Please fill in all required fields'],
    [filled('77', '0'), 'Invalid Pana'],
    [filled('778'), 'Invalid Pana'],
    [filled('777', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@TP-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(triplePana, form)).toBe(message);
  });

  it('asks with pana, points and type', { tags: ['@SUGG-06'] }, () => {
    const asked = questionOf(triplePana, filled('777', '25'));
    expect(asked).toMatchObject({
      bet_type_id: 9,
      market_id: 7,
      payload: { pana: '777', points: 25, bet_type: 'open' },
    });
    expect(contractAnswers(9, asked?.payload)).toBe(true);
    expect(questionOf(triplePana, filled('778'))).toBeUndefined();
  });

  it('sends a list of panas', { tags: ['@SUBMIT-10'] }, () => {
    const { bet_type_id, payload } = bodyOf(triplePana, [bid('000', 10)]);
    expect(bet_type_id).toBe(9);
    expect(payload).toEqual({ bets: [{ pana: '000', points: 10, bet_type: 'open' }] });
    expect(contractTakes(9, payload)).toBe(true);
  });
});
