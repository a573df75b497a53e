import { describe, expect, it } from 'vitest';
import { bid, type Filled, openForTest } from '../../../testing/bid-screens.ts';
import { testScreen } from '../../../testing/test-screen.ts';
import { sessionOf } from '../engine/screen-bids.ts';
import { definition as digitsBasedJodi } from './digits-based-jodi.ts';
import { definition as groupJodi } from './group-jodi.ts';
import { definition as jodiDigits } from './jodi-digits.ts';
import { definition as jodiDigitsBulk } from './jodi-digits-bulk.ts';
import { definition as redBracket } from './red-bracket.ts';

describe(jodiDigits.id, () => {
  const filled = (jodi: string, points = '10'): Filled => ({ inputs: { jodiDigit: jodi }, points });

  testScreen(jodiDigits, {
    accepts: {
      tags: ['@JD-01'],
      cases: [
        [filled('00'), bid('00', 10, 'close')],
        [filled('05'), bid('05', 10, 'close')],
        [filled('99'), bid('99', 10, 'close')],
      ],
    },
    rejects: {
      tags: ['@JD-02', '@JD-03', '@VBID-06', '@VPTS-03'],
      config: { min_value: 10, max_value: 50 },
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('5', ''), 'Please fill in all required fields'],
        [filled('5'), 'Please enter exactly 2 digits for Jodi Digit'],
        [filled('09', '0'), 'Please enter a jodi digit between 10 and 50'],
        [filled('51'), 'Please enter a jodi digit between 10 and 50'],
        [filled('10', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-03', '@SUBMIT-26'],
        bids: [bid('05', 10), bid('47', 25)],
        betTypeId: 3,
        payload: {
          bets: [
            { jodi: '05', points: 10 },
            { jodi: '47', points: 25 },
          ],
        },
      },
    ],
  });
});

describe(jodiDigitsBulk.id, () => {
  const filled = (jodi: string, points = '10'): Filled => ({ inputs: { jodiDigit: jodi }, points });

  testScreen(jodiDigitsBulk, {
    accepts: {
      tags: ['@JB-01'],
      cases: [
        [filled('00'), bid('00', 10, 'close')],
        [filled('05'), bid('05', 10, 'close')],
        [filled('99'), bid('99', 10, 'close')],
      ],
    },
    rejects: {
      tags: ['@JB-02', '@VBID-06', '@VPTS-03'],
      config: { min_value: 10, max_value: 50 },
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('5', ''), 'Please fill in all required fields'],
        [filled('5'), 'Please enter exactly 2 digits for Jodi Digit'],
        [filled('09', '0'), 'Please enter a jodi digit between 10 and 50'],
        [filled('51'), 'Please enter a jodi digit between 10 and 50'],
        [filled('10', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-04', '@SUBMIT-26'],
        bids: [bid('05', 10), bid('47', 25)],
        betTypeId: 4,
        payload: {
          bets: [
            { jodi: '05', points: 10 },
            { jodi: '47', points: 25 },
          ],
        },
      },
    ],
  });
});

describe(redBracket.id, () => {
  /** A form in which no bracket is chosen. */
  const bare = { type: 'close', points: '' } as const;

  const sent = (mode: 'half' | 'full') => ({
    tags: ['@SUBMIT-17', '@SUBMIT-18'],
    bids: [bid('05', 10, 'close'), bid('16', 10, 'close')],
    betTypeId: 11 as const,
    payload: {
      start: '05',
      mode,
      bets: [
        { jodi: '05', points: 10 },
        { jodi: '16', points: 10 },
      ],
    },
  });

  testScreen(redBracket, {
    rejects: {
      tags: ['@VBID-08', '@VPTS-03'],
      cases: [
        [{ points: '' }, 'Please enter the Points before adding bid'],
        [{ points: '0' }, 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@RB-01', '@SUGG-08'],
      betTypeId: 11,
      cases: [[{ points: '10' }, { mode: 'half' }]],
    },
    sends: [
      { ...sent('half'), form: { ...bare, bracketType: 'half' } },
      { ...sent('full'), form: { ...bare, bracketType: 'full' } },
      { ...sent('half'), form: bare },
    ],
  });

  it('Red Bracket bids on close, whatever the Type says', { tags: ['@RB-03'] }, () => {
    const screen = openForTest(redBracket, { bet_direction: 'both' });
    expect(sessionOf(screen, { ...screen.state.form, type: 'open' })).toBe('close');
  });
});

describe(groupJodi.id, () => {
  const filled = (jodi: string, points = '10'): Filled => ({ inputs: { groupJodi: jodi }, points });

  testScreen(groupJodi, {
    rejects: {
      tags: ['@GJ-02', '@VBID-06', '@VPTS-03'],
      cases: [
        [filled(''), 'Please fill in all required fields'],
        [filled('12', ''), 'Please fill in all required fields'],
        [filled('1', '0'), 'Invalid Jodi'],
        [filled('09'), 'Invalid Jodi'],
        [filled('12', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@SUGG-13'],
      betTypeId: 16,
      cases: [
        [filled('10'), { jodi: '10' }],
        [filled('12'), { jodi: '12' }],
        [filled('99'), { jodi: '99' }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-19'],
        bids: [bid('05', 10, 'close')],
        betTypeId: 16,
        payload: { bets: [{ jodi: '05', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});

describe(digitsBasedJodi.id, () => {
  const filled = (leftDigit: string, rightDigit: string, points = '10'): Filled => ({
    inputs: { leftDigit, rightDigit },
    points,
  });

  testScreen(digitsBasedJodi, {
    rejects: {
      tags: ['@DBJ-03', '@VBID-07', '@VPTS-03'],
      cases: [
        [filled('', ''), 'Please enter all required fields'],
        [filled('3', '', ''), 'Please enter all required fields'],
        [filled('3', '', '0'), 'Points must be between 1 to 10000'],
      ],
    },
    requests: {
      tags: ['@DBJ-03', '@SUGG-14'],
      betTypeId: 17,
      cases: [
        [filled('3', ''), { left_digits: ['3'], right_digits: [] }],
        [filled('', '0'), { left_digits: [], right_digits: ['0'] }],
        [filled('1', '2'), { left_digits: ['1'], right_digits: ['2'] }],
      ],
    },
    sends: [
      {
        tags: ['@SUBMIT-20'],
        bids: [bid('30', 10, 'close')],
        betTypeId: 17,
        payload: { bets: [{ jodi: '30', points: 10, bet_type: 'close' }] },
      },
    ],
  });
});
