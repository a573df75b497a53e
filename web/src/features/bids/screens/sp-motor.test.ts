import { expect, it } from 'vitest';
import { bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { definition as spMotor } from './sp-motor.ts';

const filled = (digits: string, points = '10'): Filled => ({ inputs: { spMotor: digits }, points });

describeScreen(spMotor, {
  rejects: {
    tags: ['@SPM-02', '@SPM-03', '@SPM-04', '@VBID-06', '@VPTS-03'],
    config: { max_digits: 5 },
    cases: [
      [filled(''), 'Please fill in all required fields'],
      [filled('1234', ''), 'Please fill in all required fields'],
      [filled('11', '0'), 'All digits must be unique'],
      [filled('123', '0'), 'Minimum 4 digits required for SP Motor'],
      [filled('123456', '0'), 'Maximum 5 digits allowed for SP Motor'],
      [filled('1234', '0'), 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@SUGG-11'],
    betTypeId: 14,
    cases: [
      [filled('1230'), { digits: ['1', '2', '3', '0'] }],
      [filled('98765'), { digits: ['9', '8', '7', '6', '5'] }],
      [filled('123456'), { digits: ['1', '2', '3', '4', '5', '6'] }],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-14'],
      bids: [bid('120', 10)],
      betTypeId: 14,
      payload: { bets: [{ pana: '120', points: 10, bet_type: 'open' }] },
    },
  ],
});

it('requests nothing for too few digits', { tags: ['@SPM-03'] }, () => {
  expect(requestOf(spMotor, filled('123'))).toBeUndefined();
});
