import type { Session } from '@matka/contracts/api/common';
import { POINTS_DIGITS } from '../../../lib/limits.ts';
import { numericText } from '../rules/numeric-text.ts';
import { stopAsking } from './asking.ts';
import type { Field } from './definition.ts';
import type { Option } from './form.ts';
import { type BidScreen, setBids } from './screen.ts';
import { followInputs } from './suggestions.ts';

/** Puts typed or pasted text into a number field: its digits, as many as it takes, by its live rule. */
export function changeInput(screen: BidScreen, field: Field, typed: string): void {
  const { state } = screen;
  const text = numericText(typed, field.length);
  const { value, message = '' } = field.live?.(text) ?? { value: text };
  state.form = { ...state.form, inputs: { ...state.form.inputs, [field.name]: value } };
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
export function tickOption(screen: BidScreen, option: Option, ticked: boolean): void {
  const others = screen.state.form.options.filter((other) => other !== option);
  setOptions(screen, ticked ? [...others, option] : others);
}

/** Chooses one of the radios. */
export function chooseOption(screen: BidScreen, option: Option): void {
  setOptions(screen, [option]);
}

function setOptions(screen: BidScreen, options: readonly Option[]): void {
  const { state } = screen;
  state.form = { ...state.form, options };
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
  state.form = { ...state.form, type, cells: first ? state.form.cells : {} };
  const gameType = definition.forcedType ?? type;
  setBids(state, first ? state.bids.map((bid) => ({ ...bid, gameType })) : []);
  state.message = '';
  state.suggestions = { status: 'none' };
  followInputs(screen);
}
