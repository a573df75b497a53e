import { expect, it } from 'vitest';
import { bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as triplePana } from './triple-pana.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { triplePana: pana }, points });

describeScreen(triplePana, {
  accepts: {
    tags: ['@TP-01'],
    cases: [
      [filled('000'), bid('000', 10)],
      [filled('777'), bid('777', 10)],
    ],
  },
  rejects: {
    tags: ['@TP-02', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('777', ''), 'Please fill in all required fields'],
      [filled('77', '0'), 'Invalid Pana'],
      [filled('778'), 'Invalid Pana'],
      [filled('777', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-06'],
    betTypeId: 9,
    cases: [[filled('777', '25'), { pana: '777', points: 25, bet_type: 'open' }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-10'],
      bids: [bid('000', 10)],
      betTypeId: 9,
      payload: { bets: [{ pana: '000', points: 10, bet_type: 'open' }] },
    },
  ],
});

it('requests nothing for an invalid pana', { tags: ['@SUGG-06'] }, () => {
  expect(requestOf(triplePana, filled('778'))).toBeUndefined();
});
