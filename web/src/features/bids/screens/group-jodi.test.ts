import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as groupJodi } from './group-jodi.ts';

const filled = (jodi: string, points = '10'): Filled => ({ inputs: { groupJodi: jodi }, points });

describeScreen(groupJodi, {
  rejects: {
    tags: ['@GJ-02', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('12', ''), 'Please fill in all required fields'],
      [filled('1', '0'), 'Invalid Jodi'],
      [filled('09'), 'Invalid Jodi'],
      [filled('12', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-13'],
    betTypeId: 16,
    cases: [
      [filled('10'), { jodi: '10' }],
      [filled('12'), { jodi: '12' }],
      [filled('99'), { jodi: '99' }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-19'],
      bids: [bid('05', 10, 'close')],
      betTypeId: 16,
      payload: { bets: [{ jodi: '05', points: 10, bet_type: 'close' }] },
    },
  ],
});
