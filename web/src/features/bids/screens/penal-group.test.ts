import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as penalGroup } from './penal-group.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { penalGroup: pana }, points });

describeScreen(penalGroup, {
  rejects: {
    tags: ['@PG-02', '@PG-03', '@PG-04', '@VBID-08', '@VPTS-03'],
    cases: [
      [filled('', ''), 'Please enter a pana first to get suggestions'],
      [filled('128', ''), 'Please enter the Points before adding bid'],
      [filled('000', '0'), 'Invalid Pana'],
      [filled('321'), 'Invalid Pana'],
      [filled('12'), 'Invalid Pana'],
      [filled('128', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-07'],
    betTypeId: 10,
    cases: [
      [filled('128'), { pana: '128' }],
      [filled('100'), { pana: '100' }],
      [filled('555'), { pana: '555' }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-11'],
      bids: [bid('128', 10)],
      betTypeId: 10,
      payload: { bets: [{ pana: '128', points: 10, bet_type: 'open' }] },
    },
  ],
});
