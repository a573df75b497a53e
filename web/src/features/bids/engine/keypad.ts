import type { Session } from '@matka/contracts/api/common';
import { keyFailure } from '../rules/digit.ts';
import { pointsFailure, readPoints } from '../rules/points.ts';
import { answered } from './answers.ts';
import { sideOf } from './current.ts';
import type { KeypadEntry, Suggests } from './definition.ts';
import type { Failure } from './failure.ts';
import { NO_SUGGESTIONS } from './messages.ts';
import { questionFor } from './question.ts';
import type { BidScreen } from './screen.ts';
import { putBids } from './table.ts';

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
  const side = sideOf(screen, state.form);
  if (entry.suggests) void askForKey(screen, entry.suggests, digit, points, side);
  else putBids(screen, [digit], points, side);
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
  suggests: Suggests,
  digit: string,
  points: number,
  side: Session,
): Promise<void> {
  const { asking, state } = screen;
  const question = questionFor(screen, suggests, { ...state.form, singleDigit: digit });
  asking.running++;
  state.suggestions = { status: 'asking' };
  await answered(screen, question, asking.abort.signal, {
    arrived(labels) {
      asking.running--;
      if (asking.running === 0) state.suggestions = { status: 'none' };
      if (labels.length === 0) state.message = NO_SUGGESTIONS;
      else putBids(screen, labels, points, side);
    },
    failed(message) {
      asking.running--;
      state.suggestions = { status: 'failed', message };
    },
  });
}
