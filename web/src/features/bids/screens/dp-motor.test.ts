import { expect, it } from 'vitest';
import { bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as dpMotor } from './dp-motor.ts';

const filled = (digits: string, points = '10'): Filled => ({ inputs: { dpMotor: digits }, points });

describeScreen(dpMotor, {
  rejects: {
    tags: ['@DPM-02', '@DPM-03', '@DPM-04', '@VBID-06', '@VPTS-03'],
    config: { max_digits: 5 },
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('1234', ''), 'Please fill in all required fields'],
      [filled('11', '0'), 'All digits must be unique'],
      [filled('123', '0'), 'Minimum 4 digits required for DP Motor'],
      [filled('123456', '0'), 'Maximum 5 digits allowed for DP Motor'],
      [filled('1234', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-12'],
    betTypeId: 15,
    cases: [
      [filled('1230'), { digits: ['1', '2', '3', '0'] }],
      [filled('98765'), { digits: ['9', '8', '7', '6', '5'] }],
      [filled('123456'), { digits: ['1', '2', '3', '4', '5', '6'] }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-15'],
      bids: [bid('100', 10)],
      betTypeId: 15,
      payload: { bets: [{ pana: '100', points: 10, bet_type: 'open' }] },
    },
  ],
});

it('requests nothing for too few digits', { tags: ['@DPM-03'] }, () => {
  expect(requestOf(dpMotor, filled('123'))).toBeUndefined();
});
