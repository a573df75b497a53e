// @vitest-environment node
import { expect, it } from 'vitest';
import { formatRupees } from './money.ts';

it.each([
  [10000, '₹10,000.00'],
  [9980.5, '₹9,980.50'],
  [0, '₹0.00'],
  [-20, '-₹20.00'],
  [-0.004, '₹0.00'],
  [100000, '₹1,00,000.00'],
  [undefined, '₹0.00'],
  [null, '₹0.00'],
])('%s points read %s', (points, text) => {
  expect(formatRupees(points)).toBe(text);
});
