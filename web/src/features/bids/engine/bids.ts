import type { Session } from '@matka/contracts/api/common';
import type { PanaKind } from '@matka/contracts/api/suggestions';
import { POINTS_MAX } from '../../../lib/limits.ts';

/** One row of the bid table. */
export interface Bid {
  /** What is bet on, e.g. `7`, `05`, `128` or `5-128`; unique in a table. */
  readonly label: string;
  /** Whole points, 1 to 10000. */
  readonly points: number;
  readonly gameType: Session;
  /** The kind of the pana, where the screen chooses by kinds. */
  readonly series?: PanaKind;
}

/**
 * Puts bids on top of a table. A label that is there already takes the points of its row along and
 * moves up with it. Several bids come to stand in their own order.
 * @returns nothing when one bid would rise above 10000 points: then no row changes
 */
export function addBids(table: readonly Bid[], added: readonly Bid[]): Bid[] | undefined {
  const rows = new Map(table.map((bid) => [bid.label, bid]));
  const top = new Map<string, Bid>();
  for (const bid of added) {
    const before = top.get(bid.label) ?? rows.get(bid.label);
    const points = bid.points + (before?.points ?? 0);
    if (points > POINTS_MAX) return undefined;
    top.set(bid.label, { ...bid, points });
  }
  return [...top.values(), ...table.filter(({ label }) => !top.has(label))];
}

/** The sum of the points of some bids. */
export const totalPoints = (bids: readonly Bid[]): number =>
  bids.reduce((sum, { points }) => sum + points, 0);
