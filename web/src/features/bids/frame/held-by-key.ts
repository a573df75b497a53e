import { type Bid, totalPoints } from '../engine/bids.ts';

/** The last digit of the sum of the digits of a pana. */
const ankOf = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

/**
 * What a key of the keypad holds: the points of its digit, or the number of its panas with their
 * points each, `12 × 25`; with differing points their sum, `12 = 310`. Empty for none.
 */
export function heldBy(digit: string, bids: readonly Bid[]): string {
  const held = bids.filter((bid) => (bid.pana ? ankOf(bid.pana) : bid.digit) === digit);
  const [first] = held;
  if (!first) return '';
  if (!first.pana) return String(first.points);
  const isEqual = held.every(({ points }) => points === first.points);
  return isEqual ? `${held.length} × ${first.points}` : `${held.length} = ${totalPoints(held)}`;
}
