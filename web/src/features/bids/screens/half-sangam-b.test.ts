import { type Filled, sangamBid } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as halfSangamB } from './half-sangam-b.ts';

const filled = (openPana: string, closeDigit: string, points = '10'): Filled => ({
  inputs: { openPana, closeDigit },
  points,
});

describeScreen(halfSangamB, {
  accepts: {
    tags: ['@HSB-01'],
    cases: [
      [filled('128', '5'), sangamBid({ openPana: '128', closeDigit: '5' }, 10)],
      [filled('000', '0'), sangamBid({ openPana: '000', closeDigit: '0' }, 10)],
    ],
  },
  rejects: {
    tags: ['@HSB-02', '@HSB-03', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled('', '5'), 'Please enter all required fields'],
      [filled('128', ''), 'Please enter all required fields'],
      [filled('128', '5', ''), 'Please enter all required fields'],
      [filled('012', '5', '0'), 'Invalid Pana'],
      [filled('12', '5'), 'Invalid Pana'],
      [filled('128', '5', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  // Under the id of Half Sangam A.
  requests: {
    tags: ['@SUGG-17'],
    betTypeId: 20,
    cases: [[filled('128', '5'), { sangam_type: 'B', pana: '128', digit: '5', bet_type: 'close' }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-24'],
      bids: [sangamBid({ openPana: '128', closeDigit: '5' }, 10)],
      betTypeId: 22,
      payload: { bets: [{ open_pana: '128', close_digit: '5', points: 10, bet_type: 'close' }] },
    },
  ],
});
