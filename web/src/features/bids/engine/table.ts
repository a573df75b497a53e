import type { Session } from '@matka/contracts/api/common';
import { setPoints } from '../../../auth/stored-user.ts';
import { POINTS_MESSAGE } from '../rules/points.ts';
import { stopAsking } from './asking.ts';
import { addBids, type Bid } from './bids.ts';
import { fieldNamesOf } from './definition.ts';
import { blankInputs } from './form.ts';
import { bidOf, type Numbers, numbersOf } from './numbers.ts';
import { type BidScreen, emptyForm, setBids } from './screen.ts';

const addedNotice = ([first, ...others]: readonly Numbers[], points: number) =>
  others.length === 0
    ? `${first?.label} added with ${points} points`
    : `${others.length + 1} bids added with ${points} points each`;

/**
 * Puts the same points on some numbers, on top of the table.
 * @returns false when a bid would rise above the limit: the table stays, and the form says why
 */
export function addNumbers(
  { state }: BidScreen,
  numbers: readonly Numbers[],
  points: number,
  gameType: Session,
): boolean {
  const bids = numbers.map((each) => bidOf(each, points, gameType));
  const table = addBids(state.bids, bids);
  if (!table) {
    state.message = POINTS_MESSAGE;
    return false;
  }
  setBids(state, table);
  state.message = '';
  state.notice = addedNotice(numbers, points);
  return true;
}

/** Puts the same points on each number of a screen that has a single one in a bid, as `putNumbers` does. */
export function addLabels(
  screen: BidScreen,
  labels: readonly string[],
  points: number,
  gameType: Session,
): boolean {
  const numbers = labels.map((label) => numbersOf(screen.definition, label));
  return addNumbers(screen, numbers, points, gameType);
}

/** Empties the number fields and, unless the screen keeps them, the points: nothing is asked about them any more. */
export function clearFields({ definition, state, asking }: BidScreen): void {
  const { entry } = definition;
  clearTimeout(asking.pause);
  const keeps = entry.kind === 'typed' && entry.keepPointsAfterAdd;
  state.form = {
    ...state.form,
    ...blankInputs(fieldNamesOf(entry)),
    points: keeps ? state.form.points : '',
  };
  state.suggestions = { status: 'none' };
}

/** Takes one row out of the table. */
export function removeBid({ state }: BidScreen, { id, label }: Bid): void {
  setBids(
    state,
    state.bids.filter((bid) => bid.id !== id),
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

/** The bets of a screen are placed: the wallet takes the new balance, form and table are empty again. */
export function completeSubmission(screen: BidScreen, balance: number): void {
  const { state } = screen;
  setPoints(balance);
  stopAsking(screen.asking);
  state.waiting = false;
  state.form = emptyForm(screen);
  setBids(state, []);
  state.message = '';
  state.suggestions = { status: 'none' };
  state.sent = null;
}
