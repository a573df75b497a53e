import { expect, it } from 'vitest';
import type { Bid } from '../engine/bids.ts';
import { heldBy } from './bid-texts.ts';

const bid = (label: string, points: number, pana = true): Bid => ({
  id: label,
  label,
  points,
  gameType: 'open',
  ...(pana ? { pana: label } : { digit: label }),
});

it.each([
  ['of no bids', [], ''],
  ['of a digit', [bid('1', 30, false), bid('2', 10, false)], '30'],
  ['of panas with equal points', [bid('128', 25), bid('137', 25), bid('129', 99)], '2 × 25'],
  ['of panas with different points', [bid('128', 25), bid('137', 50)], '2 = 75'],
] as const)('the key 1 %s shows its points', (_, bids, text) => {
  expect(heldBy('1', bids)).toBe(text);
});
