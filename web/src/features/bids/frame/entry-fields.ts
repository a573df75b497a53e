import { POINTS_DIGITS } from '../../../matka/limits.ts';
import { refuse } from '../../../motion/refuse.ts';
import { addBid } from '../engine/add-bid.ts';
import type { ExpandedEntry, TypedEntry } from '../engine/definition.ts';
import type { FieldName } from '../engine/form.ts';
import { changeInput, changePoints } from '../engine/form-actions.ts';
import { hasNumber, wrongNumber } from '../engine/form-validation.ts';
import type { BidScreen } from '../engine/screen.ts';

export const FORM_ID = 'bid-form';

/** A text field of the open bid screen. */
export type EntryField = FieldName | 'points';

/** The element of a field; null before it is rendered. */
export const inputOf = (name: EntryField): HTMLInputElement | null =>
  document.querySelector(`#${FORM_ID} [name="${name}"]`);

/** Adds the bid and focuses the field to continue with or to correct. */
export function addEntered(screen: BidScreen, entry: TypedEntry | ExpandedEntry): void {
  const failure = addBid(screen, entry);
  const field = inputOf(failure?.at ?? entry.fields[0]?.name ?? 'points');
  field?.focus();
  if (failure) refuse(field);
}

/** Sets the points to a stake, and adds the number if there is one. */
export function pickStake(
  screen: BidScreen,
  entry: TypedEntry | ExpandedEntry,
  stake: number,
): void {
  const adds = hasNumber(screen, entry);
  changePoints(screen, String(stake));
  if (adds) addEntered(screen, entry);
}

/** The field that a key of the pad goes to: the one in focus, else the first that is not full. */
function targetOf({ state }: BidScreen, { fields }: TypedEntry | ExpandedEntry): EntryField {
  const focused = document.activeElement;
  const names: readonly EntryField[] = [...fields.map(({ name }) => name), 'points'];
  const inFocus = names.find((name) => inputOf(name) === focused);
  if (inFocus) return inFocus;
  const { form } = state;
  return fields.find(({ name, length }) => (form[name] ?? '').length < length)?.name ?? 'points';
}

/** Appends digits of the pad to a field, or erases the last one of it. */
export function pressPadKey(
  screen: BidScreen,
  entry: TypedEntry | ExpandedEntry,
  key: string,
): void {
  const { state } = screen;
  const name = targetOf(screen, entry);
  const field = entry.fields.find((each) => each.name === name);
  const before = state.form[name] ?? '';
  const text = key === 'erase' ? before.slice(0, -1) : before + key;
  inputOf(name)?.focus();
  if (text.length > (field?.length ?? POINTS_DIGITS)) {
    refuse(inputOf(name));
    return;
  }
  if (field) changeInput(screen, field, text);
  else changePoints(screen, text);
  const isFull = field && state.form[field.name]?.length === field.length;
  if (key !== 'erase' && isFull) completeNumber(screen, entry, field.name);
}

/** The last digit of a field: adds the number if it has points, else goes on to what is missing. */
function completeNumber(
  screen: BidScreen,
  entry: TypedEntry | ExpandedEntry,
  name: FieldName,
): void {
  const { state, betType } = screen;
  const wrong = wrongNumber(entry, state.form, betType.config);
  if (state.liveError || wrong?.at === name) {
    state.message ??= wrong?.message;
    refuse(inputOf(name));
    return;
  }
  const next = entry.fields.find((each) => !state.form[each.name]);
  if (next) inputOf(next.name)?.focus();
  else if (entry.kind === 'typed' && state.form.points !== '') addEntered(screen, entry);
  else inputOf('points')?.focus();
}
