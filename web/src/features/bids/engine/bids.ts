import type { Session } from '@matka/contracts/api/common';
import type { PanaKind } from '@matka/contracts/api/suggestions';
import { POINTS_MAX } from '../../../matka/limits.ts';
import { panaKind } from '../../../matka/panas.ts';
import type { Rates } from '../../../matka/rates.ts';

/** One row of the bid table. */
export interface Bid {
  /** Unique within a table; equals the label. */
  readonly id: string;
  /** The number as displayed, e.g. `7`, `05`, `128` or `5-128`. */
  readonly label: string;
  /** Whole points, 1 to 10000. */
  readonly points: number;
  readonly gameType: Session;
  /** The parts of the number, as far as they apply. */
  readonly digit?: string;
  readonly pana?: string;
  readonly openDigit?: string;
  readonly closeDigit?: string;
  readonly openPana?: string;
  readonly closePana?: string;
  /** The kind of the pana, on screens that choose by kinds. */
  readonly series?: PanaKind;
}

/** Adds bids on top, merging equal ones. Undefined, with the table unchanged, if one would exceed 10000 points. */
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

/**
 * The most that bids on one session can win, in points: a session draws one number, so only one of them wins.
 * Undefined without bids, or if the rate of one is unknown.
 */
export function mostWon(bids: readonly Bid[], rates: Rates): number | undefined {
  if (bids.length === 0) return undefined;
  const wins = bids.map(({ pana, points }) => {
    const rate = rates[pana === undefined ? 'SP' : panaKind(pana)];
    return rate && rate * points;
  });
  return wins.includes(undefined) ? undefined : Math.max(...wins.map(Number));
}

export const totalPoints = (bids: readonly Bid[]): number =>
  bids.reduce((sum, { points }) => sum + points, 0);
