import {
  innerSchema,
  type JsonSchema,
  membersSchemaOf,
  readingsOf,
  schemaOf,
  variantsOf,
  withoutNull,
} from './json-schema.ts';
import { anyKey, anyRow, type Place } from './place.ts';
import { type Presence, presenceOf } from './presence.ts';

/** A field that the client reads, with its place in any row and under any key. */
export interface PlacedField {
  readonly place: Place;
  readonly schema: JsonSchema;
  readonly presence: Presence;
}

function inside(schema: JsonSchema, place: Place): PlacedField[] {
  const { properties, items, contentSchema } = schema;
  if (schema['x-read'] === 'message') return [];
  if (contentSchema) return inside(contentSchema, place);
  const each = membersSchemaOf(schema);
  if (each) return at([...place, anyKey], each);
  if (items) return at([...place, anyRow], items);
  if (properties) {
    return Object.entries(properties).flatMap(([name, member]) =>
      at([...place, name], member, presenceOf(schema, name, member)),
    );
  }
  return variantsOf(schema).flatMap((variant) => inside(variant, place));
}

const at = (place: Place, schema: JsonSchema, presence: Presence = 'needed'): PlacedField[] => [
  { place, schema: withoutNull(schema), presence },
  ...inside(schema, place),
];

/** Every field of a declaration, wholes before their parts. */
export const fieldsOf = (declaration: object): PlacedField[] => at([], schemaOf(declaration));

/** Tells if a field is a value itself, and not only a container of other fields. */
export const isLeaf = ({ schema }: PlacedField): boolean => inside(schema, []).length === 0;

/** A place of a body in any row and under any key that its declaration calls data. */
export function declaredPlace(declaration: object | undefined, place: Place): Place {
  let schema = declaration && schemaOf(declaration);
  return place.map((key) => {
    if (typeof key === 'symbol') {
      schema = innerSchema(schema, key === anyRow ? 0 : '');
      return key;
    }
    const isData = typeof key === 'string' && readingsOf(schema).some(membersSchemaOf);
    schema = innerSchema(schema, key);
    if (isData) return anyKey;
    return typeof key === 'number' ? anyRow : key;
  });
}
