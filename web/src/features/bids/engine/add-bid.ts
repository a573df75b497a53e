import { keyFailure } from '../rules/digit.ts';
import { POINTS_MESSAGE, pointsFailure, readPoints } from '../rules/points.ts';
import type { ExpandedEntry, KeypadEntry, TypedEntry } from './definition.ts';
import { addFailure, type Failure } from './form-validation.ts';
import { NO_SUGGESTIONS } from './messages.ts';
import { typedNumbers } from './numbers.ts';
import type { BidScreen } from './screen.ts';
import { sessionOf } from './screen-bids.ts';
import { suggestForKey, whenSuggested } from './suggestions.ts';
import { type Addition, addLabels, addNumbers, clearFields } from './table.ts';

/**
 * Add Bid: adds the typed bid, or one bid per suggestion.
 * @returns why nothing was added, or undefined
 */
export function addBid(screen: BidScreen, entry: TypedEntry | ExpandedEntry): Failure | undefined {
  const failure = addFailure(screen, entry);
  tell(screen, failure);
  if (failure) return failure;
  const addition = additionOf(screen);
  if (entry.kind === 'expanded') {
    whenSuggested(screen, (labels) => {
      if (addSuggested(screen, labels, addition)) clearFields(screen);
    });
    return undefined;
  }
  const numbers = typedNumbers(screen.definition, entry, screen.state.form);
  const range = addNumbers(screen, [numbers], addition);
  if (range) return { message: range, at: 'points' };
  clearFields(screen);
  return undefined;
}

/**
 * A tap on a key: adds the points to its digit, or to each suggestion for it.
 * @returns why nothing was added, or undefined
 */
export function tapKey(screen: BidScreen, entry: KeypadEntry, digit: string): Failure | undefined {
  const failure = tapFailure(screen, entry, digit);
  if (failure) return tell(screen, failure);
  const addition = additionOf(screen);
  const add = (labels: readonly string[]) => addSuggested(screen, labels, addition);
  if (entry.suggestions) void suggestForKey(screen, entry.suggestions, digit, add);
  else add([digit]);
  return undefined;
}

/** Shows why nothing is added, or nothing. */
function tell<T extends Failure | undefined>({ state }: BidScreen, failure: T): T {
  state.message = failure?.message;
  state.wrongField = failure?.at;
  return failure;
}

/** Points and session of the valid form at the time of the press. */
function additionOf(screen: BidScreen): Addition {
  const { form } = screen.state;
  return { points: readPoints(form.points) ?? 0, session: sessionOf(screen, form) };
}

/**
 * Adds a bid of each label.
 * @returns false if there are none or the limit is exceeded
 */
function addSuggested(screen: BidScreen, labels: readonly string[], addition: Addition): boolean {
  if (labels.length === 0) {
    screen.state.message = NO_SUGGESTIONS;
    return false;
  }
  return addLabels(screen, labels, addition) === undefined;
}

function tapFailure(
  { state, betType }: BidScreen,
  { missing }: KeypadEntry,
  digit: string,
): Failure | undefined {
  const { points } = state.form;
  if (points === '') return { message: missing.points, at: 'points' };
  const key = keyFailure(digit, betType.config);
  if (key) return { message: key };
  const range = pointsFailure(points) ?? (state.doubtful.points ? POINTS_MESSAGE : undefined);
  return range ? { message: range, at: 'points' } : undefined;
}
