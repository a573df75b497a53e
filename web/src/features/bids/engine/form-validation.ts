import type { Message } from '../../../i18n/text.ts';
import { POINTS_MESSAGE, pointsFailure } from '../rules/points.ts';
import type { Entry } from './definition.ts';
import type { FieldName, Form } from './form.ts';
import type { BidScreen, BidState, ScreenContext } from './screen.ts';

/** The reason why no bid was added, and the field to correct, if any. */
export interface Failure {
  readonly message: Message;
  readonly at?: FieldName | 'points' | undefined;
}

function missingFields({ fields, anyField }: Entry, form: Form): boolean {
  const empty = fields.filter(({ name }) => !form[name]).length;
  return anyField ? empty === fields.length : empty > 0;
}

function missingOptions({ options }: Entry, form: Form): Message | undefined {
  if (options?.kind !== 'boxes') return undefined;
  return options.items.some(({ value }) => form[value]) ? undefined : options.missing;
}

export const missingInputs = (entry: Entry, form: Form): boolean =>
  missingFields(entry, form) || missingOptions(entry, form) !== undefined;

/** The first field whose number breaks a rule of the screen. */
export function wrongNumber(
  { definition, betType }: ScreenContext,
  form: Form,
): Failure | undefined {
  for (const { name, check } of definition.entry.fields) {
    const message = check?.(form[name] ?? '', betType.config);
    if (message) return { message, at: name };
  }
  return undefined;
}

/** Tells if the form has a complete and valid number, so that points are all it lacks. */
export function hasNumber(
  screen: ScreenContext,
  { form, liveError, doubtful }: Pick<BidState, 'form' | 'liveError' | 'doubtful'>,
): boolean {
  const { entry } = screen.definition;
  if (liveError || missingInputs(entry, form)) return false;
  if (entry.fields.some(({ name }) => doubtful[name])) return false;
  return wrongNumber(screen, form) === undefined;
}

/** Why the points of a form cannot be added, or undefined. */
export function wrongPoints({ state }: BidScreen): Failure | undefined {
  const message =
    pointsFailure(state.form.points) ?? (state.doubtful.points ? POINTS_MESSAGE : undefined);
  return message && { message, at: 'points' };
}

export const missingMessage = ({
  missing = 'Please fill in all required fields',
}: Entry): Message => missing;

/** Validates a form for Add Bid in the specified order: empty fields, options, live errors, numbers, points. */
export function addFailure(screen: BidScreen): Failure | undefined {
  const { entry } = screen.definition;
  const { form, liveError, doubtful } = screen.state;
  const missing = missingMessage(entry);
  if (missingFields(entry, form)) {
    const at = entry.fields.find(({ name }) => !form[name])?.name;
    return { message: entry.missingNumber ?? missing, at };
  }
  if (form.points === '') return { message: missing, at: 'points' };
  const options = missingOptions(entry, form);
  if (options) return { message: options };
  const unsure = entry.fields.find(({ name }) => liveError || doubtful[name]);
  if (unsure)
    return { message: 'Please fix the validation errors before adding bid', at: unsure.name };
  return wrongNumber(screen, form) ?? wrongPoints(screen);
}
