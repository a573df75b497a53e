import type { Session } from '@matka/contracts/api/common';
import { POINTS_DIGITS } from '../../../matka/limits.ts';
import { digitInRange } from '../rules/digit.ts';
import { numericText } from '../rules/numeric-text.ts';
import { POINTS_MESSAGE, pointsFailure, readPoints } from '../rules/points.ts';
import type { Bid } from './bids.ts';
import type { Definition } from './definition.ts';
import { digitKeys } from './form.ts';
import { bidOf, numbersOf } from './numbers.ts';
import type { BidScreen } from './screen.ts';

type Cells = Readonly<Record<string, string>>;

/** The bids of the cells with valid points, in the order of the digits. */
export function bidsOfCells(definition: Definition, cells: Cells, gameType: Session): Bid[] {
  return digitKeys.flatMap((digit) => {
    const points = readPoints(cells[digit] ?? '');
    return points === undefined ? [] : [bidOf(numbersOf(definition, digit), points, gameType)];
  });
}

/** The message if the points of a cell are out of range, or undefined. */
export function cellsFailure(cells: Cells): string | undefined {
  return Object.values(cells).some(pointsFailure) ? POINTS_MESSAGE : undefined;
}

/** Sets the points of a digit's cell; empty text removes its bid. */
export function changeCell({ state, betType }: BidScreen, digit: string, typed: string): void {
  if (!digitInRange(digit, betType.config)) return;
  const { [digit]: _, ...others } = state.form.cells ?? {};
  const text = numericText(typed, POINTS_DIGITS);
  const cells = text ? { ...others, [digit]: text } : others;
  state.form = { ...state.form, cells };
  state.message = cellsFailure(cells) ?? '';
}
