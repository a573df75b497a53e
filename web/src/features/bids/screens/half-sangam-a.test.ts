import { type Filled, sangamBid } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as halfSangamA } from './half-sangam-a.ts';

const filled = (openDigit: string, closePana: string, points = '10'): Filled => ({
  inputs: { openDigit, closePana },
  points,
});

describeScreen(halfSangamA, {
  accepts: {
    tags: ['@HSA-01'],
    cases: [
      [filled('5', '128'), sangamBid({ openDigit: '5', closePana: '128' }, 10)],
      [filled('0', '000'), sangamBid({ openDigit: '0', closePana: '000' }, 10)],
      [filled('0', '100'), sangamBid({ openDigit: '0', closePana: '100' }, 10)],
    ],
  },
  rejects: {
    tags: ['@HSA-02', '@HSA-03', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled('', '128'), 'Please enter all required fields'],
      [filled('5', ''), 'Please enter all required fields'],
      [filled('5', '012', ''), 'Please enter all required fields'],
      [filled('5', '012', '0'), 'Invalid Pana'],
      [filled('5', '101'), 'Invalid Pana'],
      [filled('5', '12'), 'Invalid Pana'],
      [filled('5', '128', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-17'],
    betTypeId: 20,
    cases: [[filled('5', '128'), { sangam_type: 'A', pana: '128', digit: '5', bet_type: 'close' }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-22'],
      bids: [sangamBid({ openDigit: '5', closePana: '128' }, 10)],
      betTypeId: 20,
      payload: { bets: [{ close_pana: '128', open_digit: '5', points: 10, bet_type: 'close' }] },
    },
  ],
});
