import { expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { motorFailure } from './motor.ts';

const usual = { min_digits: 4, max_digits: 6 };

it.each(['1230', '98765', '123456'])('runs on %s', (digits) => {
  expect(english(motorFailure(digits, usual, 'spMotor'))).toBeUndefined();
});

it.each([
  ['1123', 'All digits must be unique'],
  ['11', 'All digits must be unique'],
  ['123', 'Minimum 4 digits required for SP Motor'],
  ['1234567', 'Maximum 6 digits allowed for SP Motor'],
])('does not run on %s: %s', (digits, message) => {
  expect(english(motorFailure(digits, usual, 'spMotor'))).toBe(message);
});

it('uses the limits of the bet type', () => {
  const limits = { min_digits: 5, max_digits: 5 };
  expect(english(motorFailure('1234', limits, 'dpMotor'))).toBe(
    'Minimum 5 digits required for DP Motor',
  );
  expect(english(motorFailure('123456', limits, 'dpMotor'))).toBe(
    'Maximum 5 digits allowed for DP Motor',
  );
  expect(english(motorFailure('12345', limits, 'dpMotor'))).toBeUndefined();
});
