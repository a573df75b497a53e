import type { Session } from '@matka/contracts/api/common';
import { panaKind } from '../rules/pana.ts';
import { POINTS_MESSAGE } from '../rules/points.ts';
import { stopAsking } from './asking.ts';
import { addBids, type Bid } from './bids.ts';
import { emptyInputs } from './form.ts';
import { type BidScreen, setBids } from './screen.ts';

const told = (labels: readonly string[], points: number) =>
  labels.length === 1
    ? `${labels[0]} added with ${points} points`
    : `${labels.length} bids added with ${points} points each`;

/**
 * Puts the same points on some labels, on top of the table.
 * @returns false when a bid would rise above the limit: the table stays, and the form says why
 */
export function putBids(
  { definition, state }: BidScreen,
  labels: readonly string[],
  points: number,
  gameType: Session,
): boolean {
  const bids = labels.map((label): Bid => {
    const bid = { label, points, gameType };
    return definition.keepsSeries ? { ...bid, series: panaKind(label) } : bid;
  });
  const table = addBids(state.bids, bids);
  if (!table) {
    state.message = POINTS_MESSAGE;
    return false;
  }
  setBids(state, table);
  state.message = '';
  state.notice = told(labels, points);
  return true;
}

/** Empties the number fields and, unless the screen keeps them, the points. */
export function emptyFields({ definition, state }: BidScreen): void {
  const { entry } = definition;
  const keeps = entry.kind === 'typed' && entry.keepsPoints;
  state.form = {
    ...state.form,
    inputs: emptyInputs,
    points: keeps ? state.form.points : '',
  };
  state.suggestions = { status: 'none' };
}

/** Takes one row out of the table. */
export function removeBid({ state }: BidScreen, label: string): void {
  setBids(
    state,
    state.bids.filter((bid) => bid.label !== label),
  );
  state.message = '';
  state.notice = `${label} removed`;
}

/** Takes every row out of the table, and those that a running question would still bring. */
export function clearBids({ state, asking }: BidScreen): void {
  stopAsking(asking);
  state.waiting = false;
  setBids(state, []);
  state.message = '';
  state.notice = 'All bids removed';
}
