import * as configured from '@matka/contracts/bet-types';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('the limits of bids are the limits of section 9 of the specification', {
  tags: ['@CONST-01'],
}, () => {
  const numbers = Object.entries({ ...limits, ...configured }).filter(
    ([, value]) => typeof value === 'number',
  );
  expect(Object.fromEntries(numbers)).toEqual({
    POINTS_MIN: 1,
    POINTS_MAX: 10000,
    POINTS_DIGITS: 5,
    DIGIT_MIN: 0,
    DIGIT_MAX: 9,
    JODI_MIN: 0,
    JODI_MAX: 99,
    PANA_DIGITS: 3,
    MOTOR_DIGITS_MIN: 4,
    MOTOR_DIGITS_MAX: 6,
    GROUP_JODI_DIGITS: 2,
    TWO_DIGITS: 2,
  });
});
