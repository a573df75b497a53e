import { describe, expect, it } from 'vitest';
import { bid, type Filled, openForTest } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { testScreen } from '../../../testing/test-screen.ts';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import type { Flag } from '../engine/form.ts';
import { changePoints } from '../engine/form-actions.ts';
import { changeCell } from '../engine/grid.ts';
import { bidsOf } from '../engine/screen-bids.ts';
import { definition as multiDigit } from './multi-digit.ts';
import { definition as oddEven } from './odd-even.ts';
import { definition as singleDigit } from './single-digit.ts';
import { definition as singleDigitBulk } from './single-digit-bulk.ts';

describe(singleDigit.id, () => {
  const filled = (digit: string, points = '10'): Filled => ({
    inputs: { singleDigit: digit },
    points,
  });

  testScreen(singleDigit, {
    accepts: {
      tags: ['@SD-01'],
      cases: [
        [filled('0'), bid('0', 10)],
        [filled('5'), bid('5', 10)],
        [filled('9'), bid('9', 10)],
      ],
    },
    rejects: {
      tags: ['@SD-02', '@VBID-06', '@VPTS-03'],
      config: { min_digit: 1, max_digit: 8 },
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('9', ''), 'Please fill in all required fields'],
        [filled('9', '0'), 'Please enter a digit between 1 and 8'],
        [filled('0'), 'Please enter a digit between 1 and 8'],
        [filled('5', '10001'), 'Points must be between 1 to 10000'],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-01'],
        bids: [bid('0', 10), bid('7', 25)],
        betTypeId: 1,
        payload: {
          bets: [
            { digit: '0', points: 10, bet_type: 'open' },
            { digit: '7', points: 25, bet_type: 'open' },
          ],
        },
      },
    ],
  });
});

describe(singleDigitBulk.id, () => {
  const tapped = (key: string, points = '10'): Filled => ({ key, points });

  testScreen(singleDigitBulk, {
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
});

describe(multiDigit.id, () => {
  testScreen(multiDigit, {
    sends: [
      {
        tags: ['@SUBMIT-01'],
        bids: [bid('1', 10), bid('0', 5, 'close')],
        betTypeId: 1,
        payload: {
          bets: [
            { digit: '1', points: 10, bet_type: 'open' },
            { digit: '0', points: 5, bet_type: 'close' },
          ],
        },
      },
    ],
  });

  describe('Multi-digit', () => {
    it.each([
      ['0', '1'],
      ['9', '10000'],
    ])('makes a bid of the field of %s with %s points', { tags: ['@MD-02'] }, (digit, points) => {
      const screen = openForTest(multiDigit);
      changeCell(screen, digit, points);
      expect(bidsOf(screen, screen.state)).toEqual([bid(digit, Number(points))]);
      expect(english(screen.state.message)).toBeUndefined();
    });

    it.each(['0', '10001'])('rejects a field with %s points', { tags: ['@MD-04'] }, (points) => {
      const screen = openForTest(multiDigit);
      changeCell(screen, '3', points);
      expect(english(screen.state.message)).toBe('Points must be between 1 to 10000');
      expect(bidsOf(screen, screen.state)).toEqual([]);
    });

    it('fills no field of a digit out of the range of the bet type', { tags: ['@MD-06'] }, () => {
      const screen = openForTest(multiDigit, { min_digit: 2 });
      changeCell(screen, '1', '10');
      changeCell(screen, '2', '10');
      expect(bidsOf(screen, screen.state)).toEqual([bid('2', 10)]);
    });
  });
});

describe(oddEven.id, () => {
  const filled = (options: readonly Flag[], points = '10'): Filled => ({ options, points });

  testScreen(oddEven, {
    rejects: {
      tags: ['@OE-04', '@VBID-08', '@VPTS-03'],
      cases: [
        [filled([], ''), 'Please enter the Points before adding bid'],
        [filled([], '0'), 'Please select at least one option'],
        [filled(['odd'], '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@OE-01', '@SUGG-15'],
      betTypeId: 18,
      cases: [
        [filled(['odd']), { add_odd_digits: true, add_even_digits: false }],
        [filled(['even']), { add_odd_digits: false, add_even_digits: true }],
        [filled(['odd', 'even']), { add_odd_digits: true, add_even_digits: true }],
      ],
    },
    // The single digits go out under the key jodi.
    sends: [
      {
        tags: ['@SUBMIT-21'],
        bids: [bid('1', 10), bid('3', 10)],
        betTypeId: 18,
        payload: {
          bets: [
            { jodi: '1', points: 10, bet_type: 'open' },
            { jodi: '3', points: 10, bet_type: 'open' },
          ],
        },
      },
    ],
  });
});
