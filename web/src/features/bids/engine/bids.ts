import type { Session } from '@matka/contracts/api/common';
import type { PanaKind } from '@matka/contracts/api/suggestions';
import { POINTS_MAX } from '../../../matka/limits.ts';

/** One row of the bid table. */
export interface Bid {
  /** Tells the rows of a table apart. It is the label: no table has a number twice. */
  readonly id: string;
  /** What is bet on as it is shown, e.g. `7`, `05`, `128` or `5-128`. */
  readonly label: string;
  /** Whole points, 1 to 10000. */
  readonly points: number;
  readonly gameType: Session;
  /** What is bet on by its names, those that apply. */
  readonly digit?: string;
  readonly pana?: string;
  readonly openDigit?: string;
  readonly closeDigit?: string;
  readonly openPana?: string;
  readonly closePana?: string;
  /** The kind of the pana, where the screen chooses by kinds. */
  readonly series?: PanaKind;
}

/**
 * Puts bids on top of a table. A bid that is there already takes the points of its row along and
 * moves up with it. Several bids come to stand in their own order.
 * @returns nothing when one bid would rise above 10000 points: then no row changes
 */
export function addBids(table: readonly Bid[], added: readonly Bid[]): Bid[] | undefined {
  const rows = new Map(table.map((bid) => [bid.id, bid]));
  const top = new Map<string, Bid>();
  for (const bid of added) {
    const before = top.get(bid.id) ?? rows.get(bid.id);
    const points = bid.points + (before?.points ?? 0);
    if (points > POINTS_MAX) return undefined;
    top.set(bid.id, { ...bid, points });
  }
  return [...top.values(), ...table.filter(({ id }) => !top.has(id))];
}

/** The sum of the points of some bids. */
export const totalPoints = (bids: readonly Bid[]): number =>
  bids.reduce((sum, { points }) => sum + points, 0);
