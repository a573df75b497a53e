import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import type { Flag } from '../engine/form.ts';
import { definition as choicePana } from './choice-pana.ts';

const filled = (
  [leftDigit = '', middleDigit = '', rightDigit = '']: readonly string[],
  options: readonly Flag[],
  points = '10',
): Filled => ({ inputs: { leftDigit, middleDigit, rightDigit }, options, points });

const types = ['SP', 'DP'];

describeScreen(choicePana, {
  rejects: {
    tags: ['@CP-02', '@CP-03', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled([], []), 'Please enter all required fields'],
      [filled(['1'], [], ''), 'Please enter all required fields'],
      [filled(['1'], [], '0'), 'Please select at least one option (SP, DP, or TP)'],
      [filled(['1'], ['TP'], '0'), 'Points must be between 1 to 10000'],
    ],
  },
  // Empty positions are left out.
  requests: {
    tags: ['@CP-03', '@SUGG-10'],
    betTypeId: 13,
    cases: [
      [filled(['1'], ['DP', 'SP']), { left_digit: '1', types }],
      [filled(['', '5'], ['DP', 'SP']), { middle_digit: '5', types }],
      [filled(['', '', '0'], ['DP', 'SP']), { right_digit: '0', types }],
      [
        filled(['1', '2', '8'], ['DP', 'SP']),
        { left_digit: '1', middle_digit: '2', right_digit: '8', types },
      ],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-13'],
      bids: [{ ...bid('128', 10), series: 'SP' }],
      betTypeId: 13,
      payload: { bets: [{ pana: '128', points: 10, bet_type: 'open' }] },
    },
  ],
});
