import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as doublePana } from './double-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { doublePana: pana }, points });

describeScreen(doublePana, {
  accepts: {
    tags: ['@DP-01'],
    cases: [
      [filled('112'), bid('112', 10)],
      [filled('100'), bid('100', 10)],
      [filled('990'), bid('990', 10)],
    ],
  },
  rejects: {
    tags: ['@DP-02', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('112', ''), 'Please fill in all required fields'],
      [filled('11', '0'), 'Please enter exactly 3 digits for Double Pana'],
      [filled('121'), 'Digits must be in ascending order'],
      [filled('123'), 'Must have exactly 2 same digits for Double Pana'],
      [filled('111', '0'), 'Must have exactly 2 same digits for Double Pana'],
      [filled('112', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-08'],
      bids: [bid('100', 10)],
      betTypeId: 7,
      payload: { bets: [{ pana: '100', points: 10, bet_type: 'open' }] },
    },
  ],
});
