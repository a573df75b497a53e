import { expect, it } from 'vitest';
import { readAmount } from './typed-amount.ts';

it.each([
  ['१,००,०००.५०', 100_000.5],
  ['١٬٠٠٠٫٥٠', 1000.5],
  ['−20', -20],
  ['-₹20', -20],
  ['₹ -20', -20],
  ["1'000", 1000],
  ['1 000 000', 1_000_000],
  ['INR 5', 5],
  ['रु. 5', 5],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['500/=', 500],
])('the text %j is the amount %d', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

it.each([
  ...['', ' ', '.', '-', '₹', '1.2.3', '1,2,3', '1,00', '1,000,00', '1.000,50', '12 34'],
  ...[
    '5 lakh',
    '$5',
    '5%',
    '1/2',
    '1e3',
    'Infinity',
    'NaN',
    '0x10',
    '5²',
    '--5',
    '5-',
    '(500)',
    '1_000',
  ],
])('the text %j is not an amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});
