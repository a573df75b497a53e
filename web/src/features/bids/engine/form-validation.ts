import type { BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Message } from '../../../i18n/text.ts';
import { POINTS_MESSAGE, pointsFailure } from '../rules/points.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import type { FieldName, Form } from './form.ts';
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

/** Why nothing was added, and the field to correct, if it is one. */
export interface Failure {
  readonly message: Message;
  readonly at?: FieldName | 'points' | undefined;
}

/** The first field whose number breaks a rule of the screen. */
export function wrongNumber(
  { fields }: TypedEntry | ExpandedEntry,
  form: Form,
  limits: BetTypeConfig,
): Failure | undefined {
  for (const { name, check } of fields) {
    const message = check?.(form[name] ?? '', limits);
    if (message) return { message, at: name };
  }
  return undefined;
}

/** Whether the form has a complete and valid number, so that points are all it lacks. */
export function hasNumber(
  { state, betType }: Pick<BidScreen, 'state' | 'betType'>,
  entry: TypedEntry | ExpandedEntry,
): boolean {
  const { form, liveError, doubtful } = state;
  if (liveError || missingInputs(entry, form)) return false;
  if (entry.fields.some(({ name }) => doubtful[name])) return false;
  return wrongNumber(entry, form, betType.config) === undefined;
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
  if (missingFields(entry, form)) {
    return { message: inputs, at: entry.fields.find(({ name }) => !form[name])?.name };
  }
  if (form.points === '') return { message: points, at: 'points' };
  const options = missingOptions(entry, form);
  if (options) return { message: options };
  const unsure = entry.fields.find(({ name }) => liveError || doubtful[name]);
  if (unsure) return { message: FIX_FIELD, at: unsure.name };
  const wrong = wrongNumber(entry, form, betType.config);
  if (wrong) return wrong;
  const range = pointsFailure(form.points) ?? (doubtful.points ? POINTS_MESSAGE : undefined);
  return range ? { message: range, at: 'points' } : undefined;
}
