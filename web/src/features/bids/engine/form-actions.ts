import type { Session } from '@matka/contracts/api/common';
import { POINTS_DIGITS } from '../../../matka/limits.ts';
import { keyFailure } from '../rules/digit.ts';
import { numericText } from '../rules/numeric-text.ts';
import { pointsFailure, readPoints } from '../rules/points.ts';
import { answered } from './answers.ts';
import { stopAsking } from './asking.ts';
import type {
  ExpandedEntry,
  Field,
  KeypadEntry,
  SuggestionConfig,
  TypedEntry,
} from './definition.ts';
import type { Bracket, Flag, Form } from './form.ts';
import { addFailure, type Failure } from './form-validation.ts';
import { NO_SUGGESTIONS } from './messages.ts';
import { typedNumbers } from './numbers.ts';
import { type BidScreen, setBids } from './screen.ts';
import { sessionOf } from './screen-bids.ts';
import { buildRequest } from './suggestion-request.ts';
import { followInputs, wantSuggestions } from './suggestions.ts';
import { addLabels, addNumbers, clearFields } from './table.ts';

/** Puts typed or pasted text into a number field: its digits, as many as it takes, by its live rule. */
export function changeInput(screen: BidScreen, field: Field, typed: string): void {
  const { state } = screen;
  const text = numericText(typed, field.length);
  const { value, message = '' } = field.live?.(text) ?? { value: text };
  state.form = { ...state.form, [field.name]: value };
  state.message = message;
  state.liveError = message !== '';
  followInputs(screen);
}

/** Puts typed or pasted text into the points field. */
export function changePoints(screen: BidScreen, typed: string): void {
  const { state } = screen;
  state.form = { ...state.form, points: numericText(typed, POINTS_DIGITS) };
  if (!state.liveError) state.message = '';
  // The points are part of some questions; a bid that waits already has its own.
  if (!state.waiting) followInputs(screen);
}

/** Ticks or unticks a box. */
export function tickBox(screen: BidScreen, flag: Flag, ticked: boolean): void {
  setOption(screen, { [flag]: ticked });
}

/** Chooses one of the radios. */
export function chooseBracket(screen: BidScreen, bracketType: Bracket): void {
  setOption(screen, { bracketType });
}

function setOption(screen: BidScreen, option: Partial<Form>): void {
  const { state } = screen;
  state.form = { ...state.form, ...option };
  state.message = '';
  followInputs(screen);
}

/**
 * Chooses Open or Close. A change empties the table and drops the suggestions, so that a table never
 * mixes types. The first choice where nothing was preselected is no change: rows added before it take
 * the type on.
 */
export function chooseType(screen: BidScreen, type: Session): void {
  const { state, asking, definition } = screen;
  if (state.form.type === type) return;
  const first = state.form.type === '';
  stopAsking(asking);
  state.waiting = false;
  const emptied = state.form.cells && !first && { cells: {} };
  state.form = { ...state.form, type, ...emptied };
  const gameType = definition.forcedSession ?? type;
  setBids(state, first ? state.bids.map((bid) => ({ ...bid, gameType })) : []);
  state.message = '';
  state.suggestions = { status: 'none' };
  followInputs(screen);
}

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
  const session = sessionOf(screen, state.form);
  state.message = '';
  if (entry.kind === 'expanded') {
    wantSuggestions(screen, points, session);
    return undefined;
  }
  const numbers = typedNumbers(screen.definition, entry, state.form);
  if (!addNumbers(screen, [numbers], points, session))
    return { message: state.message, at: 'points' };
  clearFields(screen);
  return undefined;
}

/**
 * A tap on a key: the entered points go onto its digit, or onto each bid that the host suggests for it.
 * @returns why nothing was added, or nothing
 */
export function tapKey(screen: BidScreen, entry: KeypadEntry, digit: string): Failure | undefined {
  const { state } = screen;
  const failure = tapFailure(screen, entry, digit);
  const points = readPoints(state.form.points);
  if (failure || points === undefined) {
    state.message = failure?.message ?? '';
    return failure;
  }
  const session = sessionOf(screen, state.form);
  if (entry.suggestions) void askForKey(screen, entry.suggestions, digit, points, session);
  else addLabels(screen, [digit], points, session);
  return undefined;
}

function tapFailure(
  { state, betType }: BidScreen,
  { missing }: KeypadEntry,
  digit: string,
): Failure | undefined {
  const { points } = state.form;
  if (points === '') return { message: missing.points, at: 'points' };
  const key = keyFailure(digit, betType.config);
  if (key) return { message: key, at: 'inputs' };
  const range = pointsFailure(points);
  return range ? { message: range, at: 'points' } : undefined;
}

/**
 * Asks at once for what belongs to a key of the keypad, and puts the points on each bid of the answer.
 * Keys may be tapped faster than answers come; each tap counts.
 */
async function askForKey(
  screen: BidScreen,
  suggests: SuggestionConfig,
  digit: string,
  points: number,
  session: Session,
): Promise<void> {
  const { asking, state } = screen;
  const question = buildRequest(screen, suggests, { ...state.form, singleDigit: digit });
  asking.running++;
  state.suggestions = { status: 'asking' };
  await answered(screen, question, asking.abort.signal, {
    arrived(labels) {
      asking.running--;
      if (asking.running === 0) state.suggestions = { status: 'none' };
      if (labels.length === 0) state.message = NO_SUGGESTIONS;
      else addLabels(screen, labels, points, session);
    },
    failed(message) {
      asking.running--;
      state.suggestions = { status: 'failed', message };
    },
  });
}
