import type { Session } from '@matka/contracts/api/common';
import { POINTS_MESSAGE } from '../rules/points.ts';
import { addBids, type Bid } from './bids.ts';
import { fieldNamesOf } from './definition.ts';
import { blankInputs } from './form.ts';
import { bidOf, type Numbers, numbersOf } from './numbers.ts';
import { type BidScreen, emptyForm, setBids } from './screen.ts';
import { hideSuggestions, stopSuggestions } from './suggestions.ts';

const addedNotice = ([first, ...others]: readonly Numbers[], points: number) =>
  others.length === 0
    ? `${first?.label} added with ${points} points`
    : `${others.length + 1} bids added with ${points} points each`;

/** Points and session of added bids. */
export interface Addition {
  readonly points: number;
  readonly session: Session;
}

/**
 * Adds the same points on each number, on top of the table.
 * @returns the message if a bid would exceed the limit; the table is unchanged
 */
export function addNumbers(
  { state }: BidScreen,
  numbers: readonly Numbers[],
  { points, session }: Addition,
): string | undefined {
  const table = addBids(
    state.bids,
    numbers.map((each) => bidOf(each, points, session)),
  );
  state.message = table ? '' : POINTS_MESSAGE;
  if (!table) return POINTS_MESSAGE;
  setBids(state, table);
  state.notice = addedNotice(numbers, points);
  return undefined;
}

/** Adds a bid of each label, on a screen with one number in a bid, as `addNumbers` does. */
export function addLabels(
  screen: BidScreen,
  labels: readonly string[],
  addition: Addition,
): string | undefined {
  const numbers = labels.map((label) => numbersOf(screen.definition, label));
  return addNumbers(screen, numbers, addition);
}

/** Empties the number fields and, unless the screen keeps them, the points. */
export function clearFields(screen: BidScreen): void {
  const { state } = screen;
  const { entry } = screen.definition;
  const keeps = entry.kind === 'typed' && entry.keepPointsAfterAdd;
  state.form = {
    ...state.form,
    ...blankInputs(fieldNamesOf(entry)),
    points: keeps ? state.form.points : '',
  };
  hideSuggestions(screen);
}

/** Removes a row of the table. */
export function removeBid({ state }: BidScreen, { id, label }: Bid): void {
  setBids(
    state,
    state.bids.filter((bid) => bid.id !== id),
  );
  state.message = '';
  state.notice = `${label} removed`;
}

/** Removes every row of the table and cancels additions that wait for suggestions. */
export function clearBids(screen: BidScreen): void {
  const { state } = screen;
  stopSuggestions(screen);
  setBids(state, []);
  state.message = '';
  state.notice = 'All bids removed';
}

/** Empties form and table of a screen whose bets are placed. */
export function completeSubmission(screen: BidScreen): void {
  const { state } = screen;
  stopSuggestions(screen);
  state.form = emptyForm(screen);
  setBids(state, []);
  state.message = '';
}
