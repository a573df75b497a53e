import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import type { Flag } from '../engine/form.ts';
import { definition as oddEven } from './odd-even.ts';

const filled = (options: readonly Flag[], points = '10'): Filled => ({ options, points });

describeScreen(oddEven, {
  rejects: {
    tags: ['@OE-04', '@VBID-08', '@VPTS-03'],
    cases: [
      [filled([], ''), 'Please enter the Points before adding bid'],
      [filled([], '0'), 'Please select at least one option'],
      [filled(['odd'], '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@OE-01', '@SUGG-15'],
    betTypeId: 18,
    cases: [
      [filled(['odd']), { add_odd_digits: true, add_even_digits: false }],
      [filled(['even']), { add_odd_digits: false, add_even_digits: true }],
      [filled(['odd', 'even']), { add_odd_digits: true, add_even_digits: true }],
    ],
  },
  // The single digits go out under the key jodi.
  sends: [
    {
      tags: ['@SUBMIT-21'],
      bids: [bid('1', 10), bid('3', 10)],
      betTypeId: 18,
      payload: {
        bets: [
          { jodi: '1', points: 10, bet_type: 'open' },
          { jodi: '3', points: 10, bet_type: 'open' },
        ],
      },
    },
  ],
});
