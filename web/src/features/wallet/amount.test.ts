// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { amountInput, anyAmount, positiveAmount } from './amount.ts';

describe('the amount to add', () => {
  it.each(['', ' ', '0', '0.00', '-5', '.', '-', '1.2.3', 'Infinity'])(
    '[WALLET-08] is none for %j',
    (text) => {
      expect(positiveAmount(text)).toBeUndefined();
    },
  );

  it.each([
    ['1', 1],
    ['0.5', 0.5],
    ['500', 500],
    ['99999.99', 99999.99],
  ])('[WALLET-07] is the number typed for %j', (text, amount) => {
    expect(positiveAmount(text)).toBe(amount);
  });

  it('keeps of an input the characters of a number', () => {
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
  ])('[WALLET-14] is never refused: %j', (text, amount) => {
    expect(anyAmount(text)).toBe(amount);
  });
});
