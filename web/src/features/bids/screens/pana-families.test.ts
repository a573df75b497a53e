import { describe, expect, it } from 'vitest';
import { bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { testScreen } from '../../../testing/test-screen.ts';
import type { Flag } from '../engine/form.ts';
import { definition as choicePana } from './choice-pana.ts';
import { definition as dpMotor } from './dp-motor.ts';
import { definition as penalGroup } from './penal-group.ts';
import { definition as spMotor } from './sp-motor.ts';
import { definition as spdptp } from './spdptp.ts';
import { definition as twoDigitsPanel } from './two-digits-panel.ts';

describe(spMotor.id, () => {
  const filled = (digits: string, points = '10'): Filled => ({
    inputs: { spMotor: digits },
    points,
  });

  testScreen(spMotor, {
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
});

describe(dpMotor.id, () => {
  const filled = (digits: string, points = '10'): Filled => ({
    inputs: { dpMotor: digits },
    points,
  });

  testScreen(dpMotor, {
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
});

describe(spdptp.id, () => {
  const filled = (digit: string, options: readonly Flag[], points = '10'): Filled => ({
    inputs: { singleDigit: digit },
    options,
    points,
  });

  testScreen(spdptp, {
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
});

describe(twoDigitsPanel.id, () => {
  const filled = (digits: string, points = '10'): Filled => ({
    inputs: { twoDigit: digits },
    points,
  });

  testScreen(twoDigitsPanel, {
    rejects: {
      tags: ['@TDP-02', '@VBID-06', '@VPTS-03'],
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('12', ''), 'Please fill in all required fields'],
        [filled('1', '0'), 'Invalid Digits'],
        [filled('10'), 'Invalid Digits'],
        [filled('12', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@SUGG-16'],
      betTypeId: 19,
      cases: [
        [filled('01'), { two_digits: '01', bet_type: 'open' }],
        [filled('12'), { two_digits: '12', bet_type: 'open' }],
        [filled('99'), { two_digits: '99', bet_type: 'open' }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-16'],
        bids: [bid('120', 10)],
        betTypeId: 19,
        payload: { bets: [{ pana: '120', points: 10, bet_type: 'open' }] },
      },
    ],
  });
});

describe(penalGroup.id, () => {
  const filled = (pana: string, points = '10'): Filled => ({
    inputs: { penalGroup: pana },
    points,
  });

  testScreen(penalGroup, {
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
});

describe(choicePana.id, () => {
  const filled = (
    [leftDigit = '', middleDigit = '', rightDigit = '']: readonly string[],
    options: readonly Flag[],
    points = '10',
  ): Filled => ({ inputs: { leftDigit, middleDigit, rightDigit }, options, points });

  const types = ['SP', 'DP'];

  testScreen(choicePana, {
    rejects: {
      tags: ['@CP-02', '@CP-03', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled([], []), 'Please enter all required fields'],
        [filled(['1'], [], ''), 'Please enter all required fields'],
        [filled(['1'], [], '0'), 'Please select at least one option (SP, DP, or TP)'],
        [filled(['1'], ['TP'], '0'), 'Points must be between 1 to 10000'],
      ],
    },
    // Empty positions are left out.
    requests: {
      tags: ['@CP-03', '@SUGG-10'],
      betTypeId: 13,
      cases: [
        [filled(['1'], ['DP', 'SP']), { left_digit: '1', types }],
        [filled(['', '5'], ['DP', 'SP']), { middle_digit: '5', types }],
        [filled(['', '', '0'], ['DP', 'SP']), { right_digit: '0', types }],
        [
          filled(['1', '2', '8'], ['DP', 'SP']),
          { left_digit: '1', middle_digit: '2', right_digit: '8', types },
        ],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-13'],
        bids: [{ ...bid('128', 10), series: 'SP' }],
        betTypeId: 13,
        payload: { bets: [{ pana: '128', points: 10, bet_type: 'open' }] },
      },
    ],
  });
});
