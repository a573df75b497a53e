import type { Session } from '@matka/contracts/api/common';
import { readDigits } from '../../../lib/typed-number.ts';
import { digitInRange } from '../rules/digits.ts';
import { POINTS_MESSAGE, pointsFailure, readPointsText } from '../rules/points.ts';
import type { Field } from './definition.ts';
import type { Bracket, Flag, Form } from './form.ts';
import { announceChange, removedBids, tableOf } from './notice.ts';
import { type BidScreen, type BidState, setBids } from './screen.ts';
import { bidsOfCells } from './screen-bids.ts';
import { onInputsChanged, stopSuggestions } from './suggestions.ts';

/** Sets a number field to the digits of a text, after its live check; `doubtful`: another number may be meant. */
export function changeInput(
  screen: BidScreen,
  field: Field,
  typed: string,
  doubtful = false,
): void {
  const { state } = screen;
  const text = readDigits(field.length)(typed).value;
  state.doubtful = { ...state.doubtful, [field.name]: doubtful };
  const { value, message } = field.live?.(text) ?? { value: text };
  state.form = { ...state.form, [field.name]: value };
  state.message = message;
  state.wrongField = field.name;
  state.liveError = message !== undefined;
  onInputsChanged(screen);
}

/** Sets the points to the digits of typed or pasted text, as `changeInput` does. */
export function changePoints(screen: BidScreen, typed: string, doubtful = false): void {
  const { state } = screen;
  state.form = { ...state.form, points: readPointsText(typed).value };
  state.doubtful = { ...state.doubtful, points: doubtful };
  if (!state.liveError) state.message = undefined;
  // The points are part of some requests; a pending addition already has its own.
  if (!state.waiting) onInputsChanged(screen, false);
}

export function tickBox(screen: BidScreen, flag: Flag, ticked: boolean): void {
  setOption(screen, { [flag]: ticked });
}

export function chooseBracket(screen: BidScreen, bracketType: Bracket): void {
  setOption(screen, { bracketType });
}

function setOption(screen: BidScreen, option: Partial<Form>): void {
  const { state } = screen;
  state.form = { ...state.form, ...option };
  state.message = undefined;
  onInputsChanged(screen);
}

/** Chooses Open or Close. A change clears table and suggestions; the first choice, without a preset, keeps the rows. */
export function chooseType(screen: BidScreen, type: Session): void {
  const { state, definition } = screen;
  if (state.form.type === type) return;
  const first = state.form.type === '';
  const before = tableOf(screen);
  const removed = first ? 0 : state.bids.length;
  stopSuggestions(screen);
  const emptied = state.form.cells && !first && { cells: {} };
  if (emptied) state.doubtful = {};
  state.form = { ...state.form, type, ...emptied };
  const gameType = definition.forcedSession ?? type;
  setBids(state, first ? state.bids.map((bid) => ({ ...bid, gameType })) : []);
  state.message = undefined;
  if (removed > 0) announceChange(screen, removedBids(removed), before);
  onInputsChanged(screen);
}

/** The message if the points of a cell are out of range or in doubt, or undefined. */
export function cellsFailure({ form, doubtful }: Pick<BidState, 'form' | 'doubtful'>) {
  const isWrong = ([digit, text]: [string, string]) => pointsFailure(text) || doubtful[digit];
  return Object.entries(form.cells ?? {}).some(isWrong) ? POINTS_MESSAGE : undefined;
}

/** Sets the points of a digit's cell; empty text removes its bid. `doubtful` if other points may be meant. */
export function changeCell(
  screen: BidScreen,
  digit: string,
  typed: string,
  doubtful = false,
): void {
  const { state, betType } = screen;
  if (!digitInRange(digit, betType.config)) return;
  const { [digit]: _, ...others } = state.form.cells ?? {};
  const text = readPointsText(typed).value;
  const cells = text ? { ...others, [digit]: text } : others;
  state.form = { ...state.form, cells };
  setBids(state, bidsOfCells(screen, state.form));
  state.doubtful = { ...state.doubtful, [digit]: doubtful };
  state.message = cellsFailure(state);
}
