import { type Filled, sangamBid } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as fullSangam } from './full-sangam.ts';

const filled = (openPana: string, closePana: string, points = '10'): Filled => ({
  inputs: { openPana, closePana },
  points,
});

describeScreen(fullSangam, {
  accepts: {
    tags: ['@FS-01'],
    cases: [[filled('128', '236'), sangamBid({ openPana: '128', closePana: '236' }, 10)]],
  },
  rejects: {
    tags: ['@FS-02', '@FS-03', '@VBID-07', '@VPTS-03'],
    cases: [
      [filled('', '236'), 'Please enter all required fields'],
      [filled('128', ''), 'Please enter all required fields'],
      [filled('321', '236', '0'), 'Invalid Pana'],
      [filled('128', '012', '0'), 'Invalid Pana'],
      [filled('128', '236', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-18'],
    betTypeId: 21,
    cases: [[filled('128', '236'), { open_pana: '128', close_pana: '236', bet_type: 'close' }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-23'],
      bids: [sangamBid({ openPana: '128', closePana: '236' }, 10)],
      betTypeId: 21,
      payload: { bets: [{ open_pana: '128', close_pana: '236', points: 10, bet_type: 'close' }] },
    },
  ],
});
