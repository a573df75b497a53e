import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/english.ts';
import { digitFailure, keyFailure, positionFailure } from './digit.ts';

const anyDigit = { min_digit: 0, max_digit: 9 };

describe('a digit', () => {
  it.each(['0', '5', '9'])('is accepted from 0 to 9: %s', (digit) => {
    expect(english(digitFailure(digit, anyDigit))).toBeUndefined();
    expect(english(keyFailure(digit, anyDigit))).toBeUndefined();
  });

  it.each([
    ['0', 'refused'],
    ['1', 'accepted'],
    ['8', 'accepted'],
    ['9', 'refused'],
  ])('from 1 to 8 where the bet type says so: %s is %s', (digit, outcome) => {
    const limits = { min_digit: 1, max_digit: 8 };
    const rejected = outcome === 'refused';
    expect(english(digitFailure(digit, limits))).toBe(
      rejected ? 'Please enter a digit between 1 and 8' : undefined,
    );
    expect(english(keyFailure(digit, limits))).toBe(
      rejected ? 'Please select a digit between 1 and 8' : undefined,
    );
  });

  it('is one digit', () => {
    expect(english(digitFailure('12', anyDigit))).toBe('Please enter a digit between 0 and 9');
    expect(english(digitFailure('', anyDigit))).toBe('Please enter a digit between 0 and 9');
  });

  it.each(['01', ' 1', '1 ', '1.', '+1'])('is a digit and nothing else: “%s” is none', (text) => {
    expect(english(digitFailure(text, anyDigit))).toBe('Please enter a digit between 0 and 9');
    expect(english(keyFailure(text, anyDigit))).toBe('Please select a digit between 0 and 9');
  });
});

describe('a side of Digits Based Jodi', () => {
  it.each(['', '0', '9'])('accepts “%s”', { tags: ['@DBJ-02'] }, (side) => {
    expect(english(positionFailure(side))).toBeUndefined();
  });
  it.each(['12', 'a', ' '])('rejects “%s”', { tags: ['@DBJ-02'] }, (side) => {
    expect(english(positionFailure(side))).toBe('Please enter a valid digit (0-9)');
  });
});
