import { expect, it } from 'vitest';
import { addForTest, bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { english } from '../../../testing/english.ts';
import { definition as singlePana } from './single-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { singlePana: pana }, points });

describeScreen(singlePana, {
  accepts: {
    tags: ['@SP-01', '@SP-10'],
    cases: [
      [filled('128'), bid('128', 10)],
      [filled('120'), bid('120', 10)],
      [filled('890'), bid('890', 10)],
    ],
  },
  rejects: {
    tags: ['@SP-02', '@SP-05', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('128', ''), 'Please fill in all required fields'],
      [filled('122'), 'Please fix the validation errors before adding bid'],
      [filled('10'), 'Please fix the validation errors before adding bid'],
      [filled('12', '0'), 'Please enter exactly 3 digits for Single Pana'],
      [filled('128', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-05'],
      bids: [bid('128', 10)],
      betTypeId: 5,
      payload: { pana: '128', points: 10, bet_type: 'open' },
    },
    {
      tags: ['@SUBMIT-06', '@SUBMIT-25'],
      bids: [bid('128', 10), bid('120', 5)],
      betTypeId: 5,
      payload: {
        bets: [
          { pana: '128', points: 10, bet_type: 'open' },
          { pana: '120', points: 5, bet_type: 'open' },
        ],
      },
    },
  ],
});

it('takes the length of a pana from the bet type', { tags: ['@SP-02'] }, () => {
  const { failure } = addForTest(singlePana, filled('128'), { length: 2 });
  expect(english(failure?.message)).toBe('Please enter exactly 2 digits for Single Pana');
});
