import { expect, it } from 'vitest';
import type { Bid } from '../engine/bids.ts';
import { groupRows } from './group-rows.ts';

const bid = (label: string): Bid => ({ id: label, label, points: 10, gameType: 'open' });
const table = (count: number): Bid[] =>
  Array.from({ length: count }, (_, n) => bid(String(count - n).padStart(3, '0')));

/** The block of each row, by the row. */
const blocksOf = (bids: readonly Bid[]) =>
  new Map(groupRows(bids).flatMap(([block, rows]) => rows.map((row) => [row, block] as const)));

it('keeps the order of the rows and puts 220 of them in a dozen blocks at most', () => {
  const bids = table(220);
  const blocks = groupRows(bids);
  expect(blocks.flatMap(([, rows]) => rows)).toEqual(bids);
  expect(blocks.length).toBeLessThanOrEqual(12);
  expect(groupRows([])).toEqual([]);
});

it('moves no row to another block, whatever is added on top or taken out', () => {
  const bids = table(220);
  const before = blocksOf(bids);
  const less = bids.filter((_, n) => n % 7 !== 3);
  const after = blocksOf([bid('new'), bid('newer'), ...less]);
  for (const row of less) expect(after.get(row)).toBe(before.get(row));
});
