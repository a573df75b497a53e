import { describe, expect, it } from 'vitest';
import { addForTest, bid, type Filled, requestOf } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { testScreen } from '../../../testing/test-screen.ts';
import { definition as doublePana } from './double-pana.ts';
import { definition as doublePanaBulk } from './double-pana-bulk.ts';
import { definition as singlePana } from './single-pana.ts';
import { definition as singlePanaBulk } from './single-pana-bulk.ts';
import { definition as triplePana } from './triple-pana.ts';

describe(singlePana.id, () => {
  const filled = (pana: string, points = '10'): Filled => ({
    inputs: { singlePana: pana },
    points,
  });

  testScreen(singlePana, {
    accepts: {
      tags: ['@SP-01', '@SP-10'],
      cases: [
        [filled('128'), bid('128', 10)],
        [filled('120'), bid('120', 10)],
        [filled('890'), bid('890', 10)],
      ],
    },
    rejects: {
      tags: ['@SP-02', '@SP-05', '@VBID-06', '@VPTS-03'],
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('128', ''), 'Please fill in all required fields'],
        [filled('122'), 'Please fix the validation errors before adding bid'],
        [filled('10'), 'Please fix the validation errors before adding bid'],
        [filled('12', '0'), 'Please enter exactly 3 digits for Single Pana'],
        [filled('128', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-05'],
        bids: [bid('128', 10)],
        betTypeId: 5,
        payload: { pana: '128', points: 10, bet_type: 'open' },
      },
      {
        tags: ['@SUBMIT-06', '@SUBMIT-25'],
        bids: [bid('128', 10), bid('120', 5)],
        betTypeId: 5,
        payload: {
          bets: [
            { pana: '128', points: 10, bet_type: 'open' },
            { pana: '120', points: 5, bet_type: 'open' },
          ],
        },
      },
    ],
  });

  it('takes the length of a pana from the bet type', { tags: ['@SP-02'] }, () => {
    const { failure } = addForTest(singlePana, filled('128'), { length: 2 });
    expect(english(failure?.message)).toBe('Please enter exactly 2 digits for Single Pana');
  });
});

describe(singlePanaBulk.id, () => {
  const tapped = (key: string, points = '10'): Filled => ({ key, points });

  testScreen(singlePanaBulk, {
    rejects: {
      tags: ['@SPB-05', '@VBID-08', '@VPTS-03'],
      config: { min_digit: 1, max_digit: 8 },
      cases: [
        [tapped('0', ''), 'Please enter the Points before adding bid'],
        [tapped('0', '0'), 'Please select a digit between 1 and 8'],
        [tapped('5', '0'), 'Points must be between 1 to 10000'],
        [tapped('9'), 'Please select a digit between 1 and 8'],
      ],
    },
    requests: {
      tags: ['@SUGG-04'],
      betTypeId: 6,
      cases: [
        [tapped('0'), { ank: 0 }],
        [tapped('9'), { ank: 9 }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-07'],
        bids: [bid('128', 20)],
        betTypeId: 6,
        payload: { bets: [{ pana: '128', points: 20, bet_type: 'open' }] },
      },
    ],
  });

  it('requests under id 6 without a bet type id', { tags: ['@SPB-07'] }, () => {
    expect(requestOf(singlePanaBulk, tapped('1'), { withoutId: true })?.bet_type_id).toBe(6);
  });
});

describe(doublePana.id, () => {
  const filled = (pana: string, points = '10'): Filled => ({
    inputs: { doublePana: pana },
    points,
  });

  testScreen(doublePana, {
    accepts: {
      tags: ['@DP-01'],
      cases: [
        [filled('112'), bid('112', 10)],
        [filled('100'), bid('100', 10)],
        [filled('990'), bid('990', 10)],
      ],
    },
    rejects: {
      tags: ['@DP-02', '@VBID-06', '@VPTS-03'],
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('112', ''), 'Please fill in all required fields'],
        [filled('11', '0'), 'Please enter exactly 3 digits for Double Pana'],
        [filled('121'), 'Digits must be in ascending order'],
        [filled('123'), 'Must have exactly 2 same digits for Double Pana'],
        [filled('111', '0'), 'Must have exactly 2 same digits for Double Pana'],
        [filled('112', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-08'],
        bids: [bid('100', 10)],
        betTypeId: 7,
        payload: { bets: [{ pana: '100', points: 10, bet_type: 'open' }] },
      },
    ],
  });
});

describe(doublePanaBulk.id, () => {
  const tapped = (key: string, points = '10'): Filled => ({ key, points });

  testScreen(doublePanaBulk, {
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
});

describe(triplePana.id, () => {
  const filled = (pana: string, points = '10'): Filled => ({
    inputs: { triplePana: pana },
    points,
  });

  testScreen(triplePana, {
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
});
