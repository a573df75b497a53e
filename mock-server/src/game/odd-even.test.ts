import { evenDigits, oddDigits } from '@matka/fixtures/numbers/odd-even';
import { expect, it } from 'vitest';
import { oddEven } from './combinations.ts';
import { GameError } from './game-error.ts';

it.each([
  [true, false, oddDigits],
  [false, true, evenDigits],
  [true, true, [...oddDigits, ...evenDigits]],
])('odd %s, even %s gives the single digits %j', { tags: ['@MOCK-22'] }, (odd, even, digits) => {
  expect(oddEven({ add_odd_digits: odd, add_even_digits: even })).toEqual(digits);
});

it('refuses neither', () => {
  expect(() => oddEven({ add_odd_digits: false, add_even_digits: false })).toThrow(
    new GameError('Ask for odd digits, even digits or both'),
  );
});
