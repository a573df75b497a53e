import { digitInRange } from '../rules/digit.ts';
import { POINTS_MESSAGE, pointsFailure, readPointsText } from '../rules/points.ts';
import type { BidScreen, BidState } from './screen.ts';

/** The message if the points of a cell are out of range or in doubt, or undefined. */
export function cellsFailure({ form, doubtful }: Pick<BidState, 'form' | 'doubtful'>) {
  const isWrong = ([digit, text]: [string, string]) => pointsFailure(text) || doubtful[digit];
  return Object.entries(form.cells ?? {}).some(isWrong) ? POINTS_MESSAGE : undefined;
}

/**
 * Sets the points of a digit's cell; empty text removes its bid. `doubtful` if other points may be
 * meant.
 */
export function changeCell(
  { state, betType }: BidScreen,
  digit: string,
  typed: string,
  doubtful = false,
): void {
  if (!digitInRange(digit, betType.config)) return;
  const { [digit]: _, ...others } = state.form.cells ?? {};
  const text = readPointsText(typed).value;
  const cells = text ? { ...others, [digit]: text } : others;
  state.form = { ...state.form, cells };
  state.doubtful = { ...state.doubtful, [digit]: doubtful };
  state.message = cellsFailure(state);
}
