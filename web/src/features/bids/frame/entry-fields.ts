import { POINTS_DIGITS } from '../../../matka/limits.ts';
import { refuse } from '../../../motion/refuse.ts';
import { addBid } from '../engine/add-bid.ts';
import type { FieldName } from '../engine/form.ts';
import { changeInput, changePoints } from '../engine/form-actions.ts';
import { hasNumber, wrongNumber } from '../engine/form-validation.ts';
import type { BidScreen } from '../engine/screen.ts';

export const FORM_ID = 'bid-form';

export type EntryField = FieldName | 'points';

/** The element of a field; null before it is rendered. */
export const inputOf = (name: EntryField): HTMLInputElement | null =>
  document.querySelector(`main [name="${name}"]`);

export function addEntered(screen: BidScreen): void {
  const failure = addBid(screen);
  const field = inputOf(failure?.at ?? screen.definition.entry.fields[0]?.name ?? 'points');
  field?.focus();
  if (failure) refuse(field);
}

/** Sets the points to a stake, and adds the number if there is one. */
export function pickStake(screen: BidScreen, stake: number): void {
  const adds = hasNumber(screen, screen.state);
  changePoints(screen, String(stake));
  if (adds) addEntered(screen);
}

/** The field for a key of the pad: the focused field, else the first field that is not full. */
function targetOf({ definition, state }: BidScreen): EntryField {
  const { fields } = definition.entry;
  const names: readonly EntryField[] = [...fields.map(({ name }) => name), 'points'];
  const inFocus = names.find((name) => inputOf(name) === document.activeElement);
  if (inFocus) return inFocus;
  const { form } = state;
  return fields.find(({ name, length }) => (form[name] ?? '').length < length)?.name ?? 'points';
}

/** Appends digits of the pad to a field, or erases the last one of it. */
export function pressPadKey(screen: BidScreen, key: string): void {
  const { definition, state } = screen;
  const name = targetOf(screen);
  const field = definition.entry.fields.find((each) => each.name === name);
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
  if (key !== 'erase' && isFull) completeNumber(screen, field.name);
}

/** After the last digit of a field: adds the number if it has points, else focuses the missing field. */
function completeNumber(screen: BidScreen, name: FieldName): void {
  const { definition, state } = screen;
  const { kind, fields } = definition.entry;
  const wrong = wrongNumber(screen, state.form);
  if (state.liveError || wrong?.at === name) {
    state.message ??= wrong?.message;
    refuse(inputOf(name));
    return;
  }
  const next = fields.find((each) => !state.form[each.name]);
  if (next) inputOf(next.name)?.focus();
  else if (kind === 'typed' && state.form.points !== '') addEntered(screen);
  else inputOf('points')?.focus();
}
