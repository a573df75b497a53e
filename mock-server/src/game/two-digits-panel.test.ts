import { panasWithTwoDigits } from '@matka/fixtures/numbers/two-digits-panel';
import { expect, it } from 'vitest';
import { twoDigitsPanel } from './combinations.ts';

it.each(Object.entries(panasWithTwoDigits))(
  '%s gives its ten panas, typed in either order',
  { tags: ['@MOCK-19'] },
  (digits, panas) => {
    const reversed = digits.charAt(1) + digits.charAt(0);
    expect(twoDigitsPanel({ two_digits: digits, bet_type: 'open' })).toEqual(panas);
    expect(twoDigitsPanel({ two_digits: reversed, bet_type: 'close' })).toEqual(panas);
  },
);
