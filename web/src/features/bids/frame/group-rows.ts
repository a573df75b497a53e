import type { Bid } from '../engine/bids.ts';

/** More rows than this are told by their number too. */
export const MANY_ROWS = 12;

/** Rows per block. The browser lays out each block of a long table instead of each row. */
const SIZE = 20;

/** Serial number of each row; a merged bid is a new row. */
const places = new WeakMap<Bid, number>();
let seen = 0;

/**
 * Groups rows, the newest first, into stable blocks: adding or removing a row moves no other row to
 * another block.
 * @returns the rows of each block with its stable number
 */
export function groupRows(bids: readonly Bid[]): [number, Bid[]][] {
  for (const bid of [...bids].reverse()) {
    if (!places.has(bid)) {
      places.set(bid, seen);
      seen += 1;
    }
  }
  const blocks = new Map<number, Bid[]>();
  for (const bid of bids) {
    // The oldest supported browsers have no Map.groupBy.
    const block = Math.floor((places.get(bid) ?? 0) / SIZE);
    blocks.set(block, [...(blocks.get(block) ?? []), bid]);
  }
  return [...blocks];
}
