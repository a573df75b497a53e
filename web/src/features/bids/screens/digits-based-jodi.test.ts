import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as digitsBasedJodi } from './digits-based-jodi.ts';

const filled = (leftDigit: string, rightDigit: string, points = '10'): Filled => ({
  inputs: { leftDigit, rightDigit },
  points,
});

describeScreen(digitsBasedJodi, {
  rejects: {
    tags: ['@DBJ-03', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled('', ''), 'Please enter all required fields'],
      [filled('3', '', ''), 'Please enter all required fields'],
      [filled('3', '', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@DBJ-03', '@SUGG-14'],
    betTypeId: 17,
    cases: [
      [filled('3', ''), { left_digits: ['3'], right_digits: [] }],
      [filled('', '0'), { left_digits: [], right_digits: ['0'] }],
      [filled('1', '2'), { left_digits: ['1'], right_digits: ['2'] }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-20'],
      bids: [bid('30', 10, 'close')],
      betTypeId: 17,
      payload: { bets: [{ jodi: '30', points: 10, bet_type: 'close' }] },
    },
  ],
});
