import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as twoDigitsPanel } from './two-digits-panel.ts';

const filled = (digits: string, points = '10'): Filled => ({
  inputs: { twoDigit: digits },
  points,
});

describeScreen(twoDigitsPanel, {
  rejects: {
    tags: ['@TDP-02', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('12', ''), 'Please fill in all required fields'],
      [filled('1', '0'), 'Invalid Digits'],
      [filled('10'), 'Invalid Digits'],
      [filled('12', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-16'],
    betTypeId: 19,
    cases: [
      [filled('01'), { two_digits: '01', bet_type: 'open' }],
      [filled('12'), { two_digits: '12', bet_type: 'open' }],
      [filled('99'), { two_digits: '99', bet_type: 'open' }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-16'],
      bids: [bid('120', 10)],
      betTypeId: 19,
      payload: { bets: [{ pana: '120', points: 10, bet_type: 'open' }] },
    },
  ],
});
