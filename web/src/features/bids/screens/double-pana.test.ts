// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractTakes,
  type Filled,
  refusalOf,
  tableAfter,
} from '../../../testing/bid-screens.ts';
import { doublePana } from './double-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { doublePana: pana }, points });

describe('Double Pana', () => {
  it.each(['112', '100', '990'])('accepts %s', { tags: ['@DP-01'] }, (pana) => {
    expect(tableAfter(doublePana, filled(pana))).toEqual([bid(pana, 10)]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('112', ''), 'Please fill in all required fields'],
    [filled('11', '0'), 'Please enter exactly 3 digits for Double Pana'],
    [filled('121'), 'Digits must be in ascending order'],
    [filled('123'), 'Must have exactly 2 same digits for Double Pana'],
    [filled('111', '0'), 'Must have exactly 2 same digits for Double Pana'],
    [filled('112', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@DP-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(doublePana, form)).toBe(message);
  });

  it('sends a list of panas', { tags: ['@SUBMIT-08'] }, () => {
    const { bet_type_id, payload } = bodyOf(doublePana, [bid('100', 10)]);
    expect(bet_type_id).toBe(7);
    expect(payload).toEqual({ bets: [{ pana: '100', points: 10, bet_type: 'open' }] });
    expect(contractTakes(7, payload)).toBe(true);
  });
});
