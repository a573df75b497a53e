import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as jodiDigits } from './jodi-digits.ts';

const filled = (jodi: string, points = '10'): Filled => ({ inputs: { jodiDigit: jodi }, points });

describeScreen(jodiDigits, {
  accepts: {
    tags: ['@JD-01'],
    cases: [
      [filled('00'), bid('00', 10, 'close')],
      [filled('05'), bid('05', 10, 'close')],
      [filled('99'), bid('99', 10, 'close')],
    ],
  },
  rejects: {
    tags: ['@JD-02', '@JD-03', '@VBID-06', '@VPTS-03'],
    config: { min_value: 10, max_value: 50 },
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('5', ''), 'Please fill in all required fields'],
      [filled('5'), 'Please enter exactly 2 digits for Jodi Digit'],
      [filled('09', '0'), 'Please enter a jodi digit between 10 and 50'],
      [filled('51'), 'Please enter a jodi digit between 10 and 50'],
      [filled('10', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-03', '@SUBMIT-26'],
      bids: [bid('05', 10), bid('47', 25)],
      betTypeId: 3,
      payload: {
        bets: [
          { jodi: '05', points: 10 },
          { jodi: '47', points: 25 },
        ],
      },
    },
  ],
});
