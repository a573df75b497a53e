import { expect, it } from 'vitest';
import { bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as doublePanaBulk } from './double-pana-bulk.ts';

const tapped = (key: string, points = '10'): Filled => ({ key, points });

describeScreen(doublePanaBulk, {
  rejects: {
    tags: ['@DPB-05', '@VBID-08', '@VPTS-03'],
    config: { min_digit: 1, max_digit: 8 },
    cases: [
      [tapped('0', ''), 'Please enter the Points before adding bid'],
      [tapped('0', '0'), 'Please select a digit between 1 and 8'],
      [tapped('5', '0'), 'Points must be between 1 to 10000'],
      [tapped('9'), 'Please select a digit between 1 and 8'],
    ],
  },
  requests: {
    tags: ['@SUGG-05'],
    betTypeId: 8,
    cases: [
      [tapped('0'), { ank: 0 }],
      [tapped('9'), { ank: 9 }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-09'],
      bids: [bid('100', 20)],
      betTypeId: 8,
      payload: { bets: [{ pana: '100', points: 20, bet_type: 'open' }] },
    },
  ],
});

it('requests under id 8 without a bet type id', { tags: ['@DPB-07'] }, () => {
  expect(requestOf(doublePanaBulk, tapped('1'), { withoutId: true })?.bet_type_id).toBe(8);
});
