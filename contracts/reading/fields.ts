import {
  type JsonSchema,
  membersSchemaOf,
  schemaOf,
  variantsOf,
  withoutNull,
} from './json-schema.ts';
import { type Presence, presenceOf } from './presence.ts';

/** A field that the client reads, with its place: `[*]` stands for every row of a list, `.*` for every key. */
export interface PlacedField {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly presence: Presence;
}

function inside(schema: JsonSchema, place: string): PlacedField[] {
  const { properties, items, contentSchema } = schema;
  if (schema['x-read'] === 'message') return [];
  if (contentSchema) return inside(contentSchema, place);
  const each = membersSchemaOf(schema);
  if (each) return at(`${place}.*`, each);
  if (items) return at(`${place}[*]`, items);
  if (properties) {
    return Object.entries(properties).flatMap(([name, member]) =>
      at(`${place}.${name}`, member, presenceOf(schema, name, member)),
    );
  }
  return variantsOf(schema).flatMap((variant) => inside(variant, place));
}

const at = (place: string, schema: JsonSchema, presence: Presence = 'needed'): PlacedField[] => [
  { place, schema: withoutNull(schema), presence },
  ...inside(schema, place),
];

/** Every field of a declaration, wholes before their parts. */
export const fieldsOf = (declaration: object): PlacedField[] => at('$', schemaOf(declaration));

/** Tells if a field is a value of its own, and not only the place of others. */
export const isLeaf = ({ schema }: PlacedField): boolean => inside(schema, '').length === 0;

/** `$.data[3].id` as `$.data[*].id`. */
export const anyRow = (place: string): string => place.replace(/\[\d+\]/g, '[*]');
