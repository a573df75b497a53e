import type { Message } from '../../../i18n/text.ts';
import { POINTS_MESSAGE, pointsFailure } from '../rules/points.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import type { Form } from './form.ts';
import { inputsOf } from './form.ts';
import { FIX_FIELD } from './messages.ts';
import type { BidScreen } from './screen.ts';

/** Whether a required field is empty: any field, or all where one is enough. */
export function missingFields(entry: TypedEntry | ExpandedEntry, form: Form): boolean {
  const empty = entry.fields.filter(({ name }) => !form[name]).length;
  if (entry.kind === 'expanded' && entry.anyField) return empty === entry.fields.length;
  return empty > 0;
}

/** The message for a form without a ticked option, or undefined. */
export function missingOptions(entry: TypedEntry | ExpandedEntry, form: Form): Message | undefined {
  if (entry.kind !== 'expanded' || entry.options?.kind !== 'boxes') return undefined;
  const { items, missing } = entry.options;
  return items.some(({ value }) => form[value]) ? undefined : missing;
}

/** Whether a form is incomplete: a field or every option is missing. */
export const missingInputs = (entry: TypedEntry | ExpandedEntry, form: Form): boolean =>
  missingFields(entry, form) || missingOptions(entry, form) !== undefined;

/** Why nothing was added, and the part of the form to correct. */
export interface Failure {
  readonly message: Message;
  readonly at: 'inputs' | 'points';
}

/**
 * Validates a form for Add Bid, in the order of the specification: empty fields, options, live
 * errors, numbers, points.
 * @returns the first failure, or undefined
 */
export function addFailure(
  { state, betType }: Pick<BidScreen, 'state' | 'betType'>,
  entry: TypedEntry | ExpandedEntry,
): Failure | undefined {
  const { form, liveError, doubtful } = state;
  const { points, inputs = points } = entry.missing;
  if (missingFields(entry, form)) return { message: inputs, at: 'inputs' };
  if (form.points === '') return { message: points, at: 'points' };
  const options = missingOptions(entry, form);
  const unsure = entry.fields.some(({ name }) => doubtful[name]);
  const numbers = liveError || unsure ? FIX_FIELD : entry.check(inputsOf(form), betType.config);
  const wrong = options ?? numbers;
  if (wrong) return { message: wrong, at: 'inputs' };
  const range = pointsFailure(form.points) ?? (doubtful.points ? POINTS_MESSAGE : undefined);
  return range ? { message: range, at: 'points' } : undefined;
}
