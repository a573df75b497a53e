import { panaKind } from '../../../matka/pana-kind.ts';
import type { Bid } from './bids.ts';
import type { Definition, TypedEntry } from './definition.ts';
import type { Form } from './form.ts';

/** The number of a bid: its label and its named parts. */
export type Numbers = Omit<Bid, 'id' | 'points' | 'gameType'>;

/** The number of a label, on screens with one number per bid. A jodi has only a label. */
export function numbersOf({ column, hasSeries }: Definition, label: string): Numbers {
  if (column === 'Digit') return { label, digit: label };
  if (column !== 'Pana') return { label };
  return hasSeries ? { label, pana: label, series: panaKind(label) } : { label, pana: label };
}

/** The typed number; its label joins the fields with a hyphen. A sangam also names its parts. */
export function typedNumbers(definition: Definition, { fields }: TypedEntry, form: Form): Numbers {
  const typed = fields.map(({ name }) => [name, form[name] ?? ''] as const);
  const label = typed.map(([, text]) => text).join('-');
  if (definition.column !== 'Sangam') return numbersOf(definition, label);
  return { label, ...Object.fromEntries(typed) };
}

/** A bid of points on a number. */
export const bidOf = (numbers: Numbers, points: number, gameType: Bid['gameType']): Bid => ({
  id: numbers.label,
  ...numbers,
  points,
  gameType,
});
