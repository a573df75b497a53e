import type { Bid } from '../engine/bids.ts';

/** Rows of a block. The browser looks at each block of a long table and not at each row. */
const SIZE = 20;

/** When each row was first seen, counted; a merged bid is a new row. */
const places = new WeakMap<Bid, number>();
let seen = 0;

/**
 * The rows of a table, the newest first, in blocks that keep their rows: what is added or taken out elsewhere moves
 * no row from one block to another.
 * @returns the rows of each block, under a number that stays its own
 */
export function groupRows(bids: readonly Bid[]): [number, Bid[]][] {
  for (const bid of bids.toReversed()) {
    if (!places.has(bid)) {
      places.set(bid, seen);
      seen += 1;
    }
  }
  const blocks = new Map<number, Bid[]>();
  for (const bid of bids) {
    // By hand: the oldest browsers of the build have no Map.groupBy.
    const block = Math.floor((places.get(bid) ?? 0) / SIZE);
    blocks.set(block, [...(blocks.get(block) ?? []), bid]);
  }
  return [...blocks];
}
