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
import { jodiDigits } from './jodi-digits.ts';

const filled = (jodi: string, points = '10'): Filled => ({ inputs: { jodiDigit: jodi }, points });

describe('Jodi Digit', () => {
  it.each(['00', '05', '99'])('accepts %s', { tags: ['@JD-01'] }, (jodi) => {
    expect(tableAfter(jodiDigits, filled(jodi))).toEqual([bid(jodi, 10, 'close')]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('5', ''), 'Please fill in all required fields'],
    [filled('5'), 'Please enter exactly 2 digits for Jodi Digit'],
    [filled('09', '0'), 'Please enter a jodi digit between 10 and 50'],
    [filled('51'), 'Please enter a jodi digit between 10 and 50'],
    [filled('10', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@JD-02', '@JD-03', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(jodiDigits, form, { min_value: 10, max_value: 50 })).toBe(message);
  });

  it('sends each jodi as text, without a type', { tags: ['@SUBMIT-03', '@SUBMIT-26'] }, () => {
    const { bet_type_id, payload } = bodyOf(jodiDigits, [bid('05', 10), bid('47', 25)]);
    expect(bet_type_id).toBe(3);
    expect(payload).toEqual({
      bets: [
        { jodi: '05', points: 10 },
        { jodi: '47', points: 25 },
      ],
    });
    expect(contractTakes(3, payload)).toBe(true);
  });
});
