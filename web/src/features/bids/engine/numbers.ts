import { panaKind } from '../rules/pana.ts';
import type { Bid } from './bids.ts';
import type { Definition, TypedEntry } from './definition.ts';
import type { Form } from './form.ts';

/** What is bet on: the numbers by their names, and the label that shows them. */
export type Numbers = Omit<Bid, 'id' | 'points' | 'gameType'>;

/** A number of a screen with a single one in each bid. A jodi is named by its label alone. */
export function numbersOf({ column, hasSeries }: Definition, label: string): Numbers {
  if (column === 'Digit') return { label, digit: label };
  if (column !== 'Pana') return { label };
  return hasSeries ? { label, pana: label, series: panaKind(label) } : { label, pana: label };
}

/** What is typed, whose texts a label joins by a hyphen; a sangam names each of its sides. */
export function typedNumbers(definition: Definition, { fields }: TypedEntry, form: Form): Numbers {
  const typed = fields.map(({ name }) => [name, form[name] ?? ''] as const);
  const label = typed.map(([, text]) => text).join('-');
  if (definition.column !== 'Sangam') return numbersOf(definition, label);
  return { label, ...Object.fromEntries(typed) };
}

/** A bid of some points on some numbers. */
export const bidOf = (numbers: Numbers, points: number, gameType: Bid['gameType']): Bid => ({
  id: numbers.label,
  ...numbers,
  points,
  gameType,
});
