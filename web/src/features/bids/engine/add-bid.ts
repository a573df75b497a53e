import { keyFailure } from '../rules/digits.ts';
import { readPoints } from '../rules/points.ts';
import { POINTS_MISSING } from './fields.ts';
import { addFailure, type Failure, missingMessage, wrongPoints } from './form-validation.ts';
import type { BidScreen } from './screen.ts';
import { sessionOf } from './screen-bids.ts';
import { suggestForKey, whenSuggested } from './suggestions.ts';
import { type Addition, addLabels, clearFields } from './table.ts';

/** Adds the typed bid, or one per suggestion. Returns why nothing was added, or undefined. */
export function addBid(screen: BidScreen): Failure | undefined {
  const failure = addFailure(screen);
  tell(screen, failure);
  if (failure) return failure;
  const { entry } = screen.definition;
  const { form } = screen.state;
  const addition = additionOf(screen);
  if (entry.kind === 'expanded') {
    whenSuggested(screen, (labels) => {
      if (addSuggested(screen, labels, addition)) clearFields(screen);
    });
    return undefined;
  }
  const label = entry.fields.map(({ name }) => form[name] ?? '').join('-');
  const range = addLabels(screen, [label], addition);
  if (range) return { message: range, at: 'points' };
  clearFields(screen);
  return undefined;
}

/** Adds the points to each of several keys that need no suggestions, as one change. Returns why nothing was added, or undefined. */
export function addKeys(screen: BidScreen, numbers: readonly string[]): Failure | undefined {
  const failure = numbers.map((number) => tapFailure(screen, number)).find(Boolean);
  if (failure) return tell(screen, failure);
  const message = addLabels(screen, numbers, additionOf(screen));
  return message && { message, at: 'points' };
}

/** A tap on a key: adds the points to its number, or to each suggestion. Returns why nothing was added, or undefined. */
export function tapKey(screen: BidScreen, number: string): Failure | undefined {
  const failure = tapFailure(screen, number);
  if (failure) return tell(screen, failure);
  const addition = additionOf(screen);
  const add = (labels: readonly string[]) => addSuggested(screen, labels, addition);
  const { suggestions } = screen.definition.entry;
  if (suggestions) void suggestForKey(screen, suggestions, number, add);
  else add([number]);
  return undefined;
}

function tell<T extends Failure | undefined>({ state }: BidScreen, failure: T): T {
  state.message = failure?.message;
  state.wrongField = failure?.at;
  return failure;
}

function additionOf(screen: BidScreen): Addition {
  const { form } = screen.state;
  return { points: readPoints(form.points) ?? 0, session: sessionOf(screen, form) };
}

/** Adds a bid of each label; false if there are none or the limit is exceeded. */
function addSuggested(screen: BidScreen, labels: readonly string[], addition: Addition): boolean {
  if (labels.length === 0) {
    screen.state.message =
      'No suggestions available. Please try with different digits or check your input.';
    return false;
  }
  return addLabels(screen, labels, addition) === undefined;
}

function tapFailure(screen: BidScreen, number: string): Failure | undefined {
  const { entry } = screen.definition;
  const { state, betType } = screen;
  if (state.form.points === '') {
    const message = entry.kind === 'keypad' ? missingMessage(entry) : POINTS_MISSING;
    return { message, at: 'points' };
  }
  const check = entry.fields[0]?.check ?? keyFailure;
  const message = check(number, betType.config);
  return message ? { message } : wrongPoints(screen);
}
