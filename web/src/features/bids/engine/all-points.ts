import { POINTS_MAX, POINTS_MIN } from '../../../matka/limits.ts';
import type { Bid } from './bids.ts';
import { announceChange, bidCount, tableOf } from './notice.ts';
import { type BidScreen, setBids } from './screen.ts';
import { keepStake } from './stakes.ts';

export type Direction = 1 | -1;

/** The step for some points: round figures, larger from 10, 100 and 1000. */
const stepOf = (points: number): number =>
  [10, 100, 1000].reduce(
    (step, from, at) => (points < from ? step : ([5, 50, 500][at] ?? step)),
    1,
  );

/** The next round figure above or below: 8, 9, 10, 15 … 95, 100, 150 …; undefined if that is no valid stake. */
export function nextPoints(points: number, direction: Direction): number | undefined {
  const step = stepOf(direction === 1 ? points : points - 1);
  const next =
    direction === 1
      ? (Math.floor(points / step) + 1) * step
      : (Math.ceil(points / step) - 1) * step;
  return next >= POINTS_MIN && next <= POINTS_MAX ? next : undefined;
}

/** The points that all bids have; undefined if they differ. */
export function commonPoints(bids: readonly Bid[]): number | undefined {
  const points = bids[0]?.points;
  return bids.every((bid) => bid.points === points) ? points : undefined;
}

export const canStep = (bids: readonly Bid[], direction: Direction): boolean =>
  bids.every(({ points }) => nextPoints(points, direction) !== undefined);

/** Moves the points of every bid one step up or down; changes nothing if one of them cannot. */
export function stepAllPoints(screen: BidScreen, direction: Direction): void {
  const { state } = screen;
  if (!canStep(state.bids, direction)) return;
  const before = tableOf(screen);
  const bids = state.bids.map((bid) => ({
    ...bid,
    points: nextPoints(bid.points, direction) ?? bid.points,
  }));
  setBids(state, bids);
  state.message = undefined;
  const points = commonPoints(bids);
  const what = bidCount(bids.length);
  if (points === undefined) {
    announceChange(screen, { id: '{what} changed', values: { what } }, before);
  } else {
    keepStake(points);
    announceChange(
      screen,
      { id: '{what} changed, {points} points each', values: { what, points } },
      before,
    );
  }
}
