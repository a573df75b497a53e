import type { Static, TSchema } from 'typebox';
import { type JsonSchema, membersSchemaOf, schemaOf, variantsOf } from './json-schema.ts';

const mapped = (members: object, each: (member: JsonSchema) => unknown): object =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, each(member)]));

function exampleOf(schema: JsonSchema): unknown {
  const { examples, anyOf, properties, items, contentSchema } = schema;
  if (examples) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return exampleOf(variantsOf(schema)[0] ?? {});
  if (contentSchema) return JSON.stringify(exampleOf(contentSchema)).replaceAll('"', "'");
  const each = membersSchemaOf(schema);
  if (each) return { 'Kalyan Matka': exampleOf(each) };
  if (properties) return mapped(properties, exampleOf);
  if (items) return [exampleOf(items)];
  if (schema.default !== undefined) return schema.default;
  const number = Math.max(1, schema.minimum ?? 1);
  return { string: 'text', boolean: true, integer: number, number }[schema.type as string] ?? {};
}

/** An example of a host's response with every declared field, from the declarations' own examples. */
export const sampleOf = <T extends TSchema>(declaration: T): Static<T> =>
  exampleOf(schemaOf(declaration)) as Static<T>;
