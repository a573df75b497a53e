import { type Filled, sangamBid } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as halfSangam } from './half-sangam.ts';

const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
  inputs: { openDigit, closePana },
  points,
});

describeScreen(halfSangam, {
  accepts: {
    tags: ['@HS-01'],
    cases: [[filled('5', '128'), sangamBid({ openDigit: '5', closePana: '128' }, 10)]],
  },
  rejects: {
    tags: ['@HS-02', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled('', '128'), 'Please enter all required fields'],
      [filled('5', ''), 'Please enter all required fields'],
      [filled('5', '321', '0'), 'Invalid Pana'],
      [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  // Under id 20, whatever id the bet type has.
  requests: {
    tags: ['@SUGG-17'],
    betTypeId: 20,
    cases: [[filled('5', '128'), { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-30'],
      bids: [sangamBid({ openDigit: '5', closePana: '128' }, 10)],
      betTypeId: 20,
      payload: { bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }] },
    },
  ],
});
