import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as singleDigit } from './single-digit.ts';

const filled = (digit: string, points = '10'): Filled => ({
  inputs: { singleDigit: digit },
  points,
});

describeScreen(singleDigit, {
  accepts: {
    tags: ['@SD-01'],
    cases: [
      [filled('0'), bid('0', 10)],
      [filled('5'), bid('5', 10)],
      [filled('9'), bid('9', 10)],
    ],
  },
  rejects: {
    tags: ['@SD-02', '@VBID-06', '@VPTS-03'],
    config: { min_digit: 1, max_digit: 8 },
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('9', ''), 'Please fill in all required fields'],
      [filled('9', '0'), 'Please enter a digit between 1 and 8'],
      [filled('0'), 'Please enter a digit between 1 and 8'],
      [filled('5', '10001'), 'Points must be between 1 to 10000'],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-01'],
      bids: [bid('0', 10), bid('7', 25)],
      betTypeId: 1,
      payload: {
        bets: [
          { digit: '0', points: 10, bet_type: 'open' },
          { digit: '7', points: 25, bet_type: 'open' },
        ],
      },
    },
  ],
});
