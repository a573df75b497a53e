import { needed } from './fields.ts';
import type { Field, Kind } from './kinds.ts';

/** A field of a decoder with its place: `[*]` stands for every row of a list, `.*` for every key. */
export interface PlacedField {
  readonly place: string;
  readonly field: Field;
}

function inside(kind: Kind, place: string): PlacedField[] {
  switch (kind.kind) {
    case 'entity':
      return Object.entries(kind.fields).flatMap(([name, field]) => at(field, `${place}.${name}`));
    case 'list':
      return at(kind.each, `${place}[*]`);
    case 'dictionary':
      return at(kind.each, `${place}.*`);
    case 'either':
      return kind.kinds.flatMap((one) => inside(one, place));
    case 'parsed':
      return inside(kind.of, place);
    default:
      return [];
  }
}

const at = (field: Field, place: string): PlacedField[] => [
  { place, field },
  ...inside(field.kind, place),
];

/** Every field that a decoder reads, wholes before their parts. */
export const fieldsOf = (kind: Kind): PlacedField[] => at(needed(kind), '$');

/** Whether a field is a value of its own, and not only the place of others. */
export const isLeaf = ({ field }: PlacedField): boolean => inside(field.kind, '').length === 0;

/** `$.data[3].id` as `$.data[*].id`. */
export const anyRow = (place: string): string => place.replace(/\[\d+\]/g, '[*]');
