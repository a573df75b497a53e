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
import { singlePana } from './single-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { singlePana: pana }, points });

describe('Single Pana', () => {
  it.each(['128', '120', '890'])('accepts %s', { tags: ['@SP-01', '@SP-10'] }, (pana) => {
    expect(tableAfter(singlePana, filled(pana))).toEqual([bid(pana, 10)]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('128', ''), 'Please fill in all required fields'],
    [filled('122'), 'Please fix the validation errors before adding bid'],
    [filled('10'), 'Please fix the validation errors before adding bid'],
    [filled('12', '0'), 'Please enter exactly 3 digits for Single Pana'],
    [filled('128', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@SP-02', '@SP-05', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(singlePana, form)).toBe(message);
  });

  it('takes the length from the bet type', { tags: ['@SP-02'] }, () => {
    const message = 'Please enter exactly 2 digits for Single Pana';
    expect(refusalOf(singlePana, filled('128'), { length: 2 })).toBe(message);
  });

  it('sends one bid bare', { tags: ['@SUBMIT-05'] }, () => {
    const { bet_type_id, payload } = bodyOf(singlePana, [bid('128', 10)]);
    expect(bet_type_id).toBe(5);
    expect(payload).toEqual({ pana: '128', points: 10, bet_type: 'open' });
    expect(contractTakes(5, payload)).toBe(true);
  });

  it('sends several in a list', { tags: ['@SUBMIT-06', '@SUBMIT-25'] }, () => {
    const { payload } = bodyOf(singlePana, [bid('128', 10), bid('120', 5)]);
    expect(payload).toEqual({
      bets: [
        { pana: '128', points: 10, bet_type: 'open' },
        { pana: '120', points: 5, bet_type: 'open' },
      ],
    });
    expect(contractTakes(5, payload)).toBe(true);
  });
});
