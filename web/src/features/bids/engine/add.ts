import { readPoints } from '../rules/points.ts';
import { sideOf } from './current.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import { addFailure, type Failure } from './failure.ts';
import { typedNumbers } from './numbers.ts';
import type { BidScreen } from './screen.ts';
import { wantSuggestions } from './suggestions.ts';
import { emptyFields, putNumbers } from './table.ts';

/**
 * Add Bid: one bid of what is typed, or one of each suggestion for it.
 * @returns why nothing was added, or nothing
 */
export function addBid(screen: BidScreen, entry: TypedEntry | ExpandedEntry): Failure | undefined {
  const { state } = screen;
  const failure = addFailure(screen, entry);
  const points = readPoints(state.form.points);
  if (failure || points === undefined) {
    state.message = failure?.message ?? '';
    return failure;
  }
  const side = sideOf(screen, state.form);
  state.message = '';
  if (entry.kind === 'expanded') {
    wantSuggestions(screen, points, side);
    return undefined;
  }
  const numbers = typedNumbers(screen.definition, entry, state.form);
  if (!putNumbers(screen, [numbers], points, side)) return { message: state.message, at: 'points' };
  emptyFields(screen);
  return undefined;
}
