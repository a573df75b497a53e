import { expect, it } from 'vitest';
import { bid, type Filled, openForTest } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import { changePoints } from '../engine/form-actions.ts';
import { definition as singleDigitBulk } from './single-digit-bulk.ts';

const tapped = (key: string, points = '10'): Filled => ({ key, points });

describeScreen(singleDigitBulk, {
  rejects: {
    tags: ['@SDB-03', '@VBID-08', '@VPTS-03'],
    config: { min_digit: 1, max_digit: 8 },
    cases: [
      [tapped('0', ''), 'Please enter the Points before adding bid'],
      [tapped('0', '0'), 'Please select a digit between 1 and 8'],
      [tapped('5', '0'), 'Points must be between 1 to 10000'],
      [tapped('9'), 'Please select a digit between 1 and 8'],
    ],
  },
  sends: [
    {
      tags: ['@SUBMIT-02'],
      bids: [bid('7', 20), bid('0', 10)],
      betTypeId: 2,
      payload: {
        bets: [
          { digit: '7', points: 20, bet_type: 'open' },
          { digit: '0', points: 10, bet_type: 'open' },
        ],
      },
    },
  ],
});

it('puts the points on a digit with each tap', { tags: ['@SDB-01', '@SDB-02'] }, () => {
  const screen = openForTest(singleDigitBulk);
  changePoints(screen, '10');
  for (const digit of ['7', '0', '7']) {
    expect(tapKey(screen, singleDigitBulk.entry as KeypadEntry, digit)).toBeUndefined();
  }
  expect(screen.state.bids).toEqual([bid('7', 20), bid('0', 10)]);
});
