// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractTakes,
  type Filled,
  refusalOf,
  tableAfter,
} from '../../../test/bid-screens.ts';
import { singlePana } from './single-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { singlePana: pana }, points });

describe('Single Pana', () => {
  it.each(['128', '120', '890'])('[SP-01] [SP-10] accepts %s', (pana) => {
    expect(tableAfter(singlePana, filled(pana))).toEqual([bid(pana, 10)]);
  });

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('128', ''), 'Please fill in all required fields'],
    [filled('122'), 'Please fix the validation errors before adding bid'],
    [filled('10'), 'Please fix the validation errors before adding bid'],
    [filled('12', '0'), 'Please enter exactly 3 digits for Single Pana'],
    [filled('128', '0'), 'Points must be between 1 to 10000'],
  ])('[SP-02] [SP-05] [VBID-06] [VPTS-03] refuses %j: %s', (form, message) => {
    expect(refusalOf(singlePana, form)).toBe(message);
  });

  it('[SP-02] takes the length from the bet type', () => {
    const message = 'Please enter exactly 2 digits for Single Pana';
    expect(refusalOf(singlePana, filled('128'), { length: 2 })).toBe(message);
  });

  it('[SUBMIT-05] sends one bid bare', () => {
    const { bet_type_id, payload } = bodyOf(singlePana, [bid('128', 10)]);
    expect(bet_type_id).toBe(5);
    expect(payload).toEqual({ pana: '128', points: 10, bet_type: 'open' });
    expect(contractTakes(5, payload)).toBe(true);
  });

  it('[SUBMIT-06] [SUBMIT-25] sends several in a list', () => {
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
