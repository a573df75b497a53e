// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { amountInput, anyAmount, positiveAmount } from './amount.ts';

describe('the amount to add', () => {
  it.each(['', ' ', '0', '0.00', '-5', '.', '-', '1.2.3', 'Infinity'])(
    'is none for %j',
    { tags: ['@WALLET-08'] },
    (text) => {
      expect(positiveAmount(text)).toBeUndefined();
    },
  );

  it.each([
    ['1', 1],
    ['0.5', 0.5],
    ['500', 500],
    ['99999.99', 99999.99],
  ])('is the number typed for %j', { tags: ['@WALLET-07'] }, (text, amount) => {
    expect(positiveAmount(text)).toBe(amount);
  });

  it('keeps the characters of a number', () => {
    expect(amountInput('₹ 1,250.50')).toBe('1250.50');
    expect(amountInput('-5e')).toBe('-5');
  });
});

describe('the amount of a withdrawal', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['0', 0],
    ['-20', -20],
    ['499', 499],
    ['1000000', 1_000_000],
  ])('is never rejected: %j', { tags: ['@WALLET-14'] }, (text, amount) => {
    expect(anyAmount(text)).toBe(amount);
  });
});
