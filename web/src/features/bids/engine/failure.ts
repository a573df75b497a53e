import { pointsFailure } from '../rules/points.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import { inputsOf } from './form.ts';
import { FIX_FIELD } from './messages.ts';
import { missingFields, missingOptions } from './missing.ts';
import type { BidScreen } from './screen.ts';

/** Why nothing is added, and where the player can put it right. */
export interface Failure {
  readonly message: string;
  readonly at: 'inputs' | 'points';
}

/**
 * Why Add Bid is refused, the first reason in the order of the specification: something is empty, no
 * option is ticked, a field still shows an error, the numbers, the points.
 */
export function addFailure(
  { state, betType }: Pick<BidScreen, 'state' | 'betType'>,
  entry: TypedEntry | ExpandedEntry,
): Failure | undefined {
  const { form, liveError } = state;
  const { points, inputs = points } = entry.missing;
  if (missingFields(entry, form)) return { message: inputs, at: 'inputs' };
  if (form.points === '') return { message: points, at: 'points' };
  const options = missingOptions(entry, form);
  const numbers = liveError ? FIX_FIELD : entry.check(inputsOf(form), betType.config);
  const wrong = options ?? numbers;
  if (wrong) return { message: wrong, at: 'inputs' };
  const range = pointsFailure(form.points);
  return range ? { message: range, at: 'points' } : undefined;
}
