// @vitest-environment node
import { expect, it } from 'vitest';
import { formatRupees } from './money.ts';

it.each([
  [10000, '₹10000.00'],
  [9980.5, '₹9980.50'],
  [0, '₹0.00'],
  [-20, '₹-20.00'],
  [undefined, '₹0.00'],
  [null, '₹0.00'],
])('%s points read %s', (points, text) => {
  expect(formatRupees(points)).toBe(text);
});
