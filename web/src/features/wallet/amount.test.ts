import { expect, it } from 'vitest';
import { anyAmount, positiveAmount } from './amount.ts';

// The ways to write an amount are tested with the reader of numbers.
it.each(['', '0', '0.00', '-5', '1,5', '99999999999'])(
  'the amount to add is missing for %j',
  { tags: ['@WALLET-08'] },
  (text) => {
    expect(positiveAmount(text)).toBeUndefined();
  },
);

it.each([
  ['0.5', 0.5],
  ['1,00,00,000', 10_000_000],
  ['99999.99', 99999.99],
])('the amount to add is the typed number for %j', { tags: ['@WALLET-07'] }, (text, amount) => {
  expect(positiveAmount(text)).toBe(amount);
});

it.each([
  ['', 0],
  ['abc', 0],
  ['-20', -20],
  ['499', 499],
  ['1000000', 1_000_000],
])('any amount of a withdrawal is accepted: %j', { tags: ['@WALLET-14'] }, (text, amount) => {
  expect(anyAmount(text)).toBe(amount);
});
