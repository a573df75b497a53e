import { bid, type Filled } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import type { Flag } from '../engine/form.ts';
import { definition as spdptp } from './spdptp.ts';

const filled = (digit: string, options: readonly Flag[], points = '10'): Filled => ({
  inputs: { singleDigit: digit },
  options,
  points,
});

describeScreen(spdptp, {
  rejects: {
    tags: ['@SDT-02', '@VBID-06', '@VPTS-03'],
    cases: [
      [filled('', []), 'Please fill in all required fields'],
      [filled('5', [], ''), 'Please fill in all required fields'],
      [filled('5', [], '0'), 'Please select at least one option (SP, DP, or TP)'],
      [filled('5', ['DP'], '0'), 'Points must be between 1 to 10000'],
    ],
  },
  // The kinds in the order of the boxes, whatever the order in which they were ticked.
  requests: {
    tags: ['@SUGG-09'],
    betTypeId: 12,
    cases: [[filled('0', ['TP', 'SP']), { ank: 0, types: ['SP', 'TP'] }]],
  },
  sends: [
    {
      tags: ['@SUBMIT-12'],
      bids: [{ ...bid('777', 10), series: 'TP' }],
      betTypeId: 12,
      payload: { bets: [{ pana: '777', points: 10, bet_type: 'open' }] },
    },
  ],
});
