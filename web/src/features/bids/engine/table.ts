import type { Session } from '@matka/contracts/api/common';
import type { Message } from '../../../i18n/text.ts';
import { POINTS_MESSAGE } from '../rules/points.ts';
import { addBids, type Bid } from './bids.ts';
import { fieldNamesOf } from './definition.ts';
import { blankInputs } from './form.ts';
import { announceChange, bidCount, endUndo, removedBids, tableOf } from './notice.ts';
import { type BidScreen, emptyForm, setBids } from './screen.ts';
import { bidOf } from './screen-bids.ts';
import { keepStake } from './stakes.ts';
import { hideSuggestions, stopSuggestions } from './suggestions.ts';

/** Number of labels that fit on a line; for more labels only their number is shown. */
const LABELS_MAX = 3;

function addedText(labels: readonly string[], points: number): Message {
  const count = labels.length;
  const what = count > LABELS_MAX ? bidCount(count) : labels.join(' · ');
  return {
    id: count > 1 ? '{what} added, {points} points each' : '{what} added, {points} points',
    values: { what, points },
  };
}

export interface Addition {
  readonly points: number;
  readonly session: Session;
}

/**
 * Adds equal bids on the labels on top of the table. Returns the message, changing nothing, if one exceeds the limit.
 */
export function addLabels(
  screen: BidScreen,
  labels: readonly string[],
  { points, session }: Addition,
): Message | undefined {
  const { definition, state } = screen;
  const before = tableOf(screen);
  const table = addBids(
    state.bids,
    labels.map((label) => bidOf(definition, label, points, session)),
  );
  state.message = table ? undefined : POINTS_MESSAGE;
  state.wrongField = 'points';
  if (!table) return POINTS_MESSAGE;
  setBids(state, table);
  keepStake(points);
  announceChange(screen, addedText(labels, points), before);
  return undefined;
}

/** Empties the number fields; the points stay for the next number. */
export function clearFields(screen: BidScreen): void {
  const { state, definition } = screen;
  state.form = { ...state.form, ...blankInputs(fieldNamesOf(definition.entry)) };
  state.doubtful = {};
  hideSuggestions(screen);
}

/** Takes points back from a bid; a bid without points is removed. */
export function removeBid(screen: BidScreen, bid: Bid, points = bid.points): void {
  const { state } = screen;
  const before = tableOf(screen);
  const left = bid.points - points;
  setBids(
    state,
    state.bids.flatMap((each) =>
      each.id !== bid.id ? each : left > 0 ? { ...each, points: left } : [],
    ),
  );
  state.message = undefined;
  const what = left > 0 ? `${bid.label} · ${points}` : bid.label;
  announceChange(screen, { id: '{what} removed', values: { what } }, before);
}

/** Removes every row of the table and cancels additions that wait for suggestions. */
export function clearBids(screen: BidScreen): void {
  const { state } = screen;
  const before = tableOf(screen);
  stopSuggestions(screen);
  setBids(state, []);
  state.message = undefined;
  announceChange(screen, removedBids(before.bids.length), before);
}

/** Empties form and table of a screen whose bets are placed. */
export function completeSubmission(screen: BidScreen): void {
  const { state } = screen;
  stopSuggestions(screen);
  state.form = emptyForm(screen);
  state.doubtful = {};
  setBids(state, []);
  state.message = undefined;
  endUndo(screen);
  state.notice = { text: undefined, canUndo: false };
}
