import { expect, it } from 'vitest';
import { formatRupees } from './money.ts';

it.each([
  [10000, '₹10,000.00'],
  [9980.5, '₹9,980.50'],
  [0, '₹0.00'],
  [-20, '-₹20.00'],
  [-0.004, '₹0.00'],
  [100000, '₹1,00,000.00'],
  [999.5, '₹999.50'],
  [1000, '₹1,000.00'],
  [123456789.1, '₹12,34,56,789.10'],
  [-1234567, '-₹12,34,567.00'],
  [1.005, '₹1.01'],
  [0.30000000000000004, '₹0.30'],
  [1e-7, '₹0.00'],
  [-0.01, '-₹0.01'],
  [undefined, '₹0.00'],
  [null, '₹0.00'],
])('the amount of %s points is written %s', (points, text) => {
  expect(formatRupees(points)).toBe(text);
});

it('an amount is written as the browser formats it', () => {
  const amounts = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const digits = Array.from({ length: 12 }, (_, n) => Number('987654321098'.slice(0, n + 1)));
  for (const points of digits.flatMap((whole) => [whole, whole / 10, whole / 100, whole / 1000]))
    expect(formatRupees(points)).toBe(`₹${amounts.format(points)}`);
});

it('an amount of 21 digits or more is not written as zero', () => {
  expect(formatRupees(-1e22)).toBe('-₹1e+22');
  expect(formatRupees(1e-7)).toBe('₹0.00');
});
