import { pointsFailure } from '../rules/points.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import type { Form } from './form.ts';
import { inputsOf } from './form.ts';
import { FIX_FIELD } from './messages.ts';
import type { BidScreen } from './screen.ts';

/** Whether a field is left empty that must not be: any of them, or all where one is enough. */
export function missingFields(entry: TypedEntry | ExpandedEntry, form: Form): boolean {
  const empty = entry.fields.filter(({ name }) => !form[name]).length;
  if (entry.kind === 'expanded' && entry.anyField) return empty === entry.fields.length;
  return empty > 0;
}

/** What is said when the options of a form are missing, or nothing. */
export function missingOptions(entry: TypedEntry | ExpandedEntry, form: Form): string | undefined {
  if (entry.kind !== 'expanded' || entry.options?.kind !== 'boxes') return undefined;
  const { items, missing } = entry.options;
  return items.some(({ value }) => form[value]) ? undefined : missing;
}

/** Whether a form cannot be asked about yet: a field or every option is missing. */
export const missingInputs = (entry: TypedEntry | ExpandedEntry, form: Form): boolean =>
  missingFields(entry, form) || missingOptions(entry, form) !== undefined;

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
