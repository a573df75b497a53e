import {
  mayLack,
  membersSchemaOf,
  type JsonSchema as Schema,
} from '@matka/contracts/reading/json-schema';
import fc from 'fast-check';

/** Valid numbers by pattern, so that some bets are accepted: three random digits are rarely a pana. */
const knownNumbers: Readonly<Record<string, readonly string[]>> = {
  '^[0-9]{3}$': ['128', '137', '118', '100', '777', '000'],
};

function stringArbitrary({ pattern, format, minLength = 0 }: Schema): fc.Arbitrary<unknown> {
  if (format) return fc.constantFrom('2026-11-20T12:00:00.000+05:30', '2026-11-20T06:30:00Z');
  if (pattern === undefined) return fc.string({ minLength, maxLength: minLength + 12 });
  const anyText = fc.stringMatching(new RegExp(pattern));
  const known = knownNumbers[pattern];
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, anyText) : anyText;
}

function objectArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const rest = membersSchemaOf(schema);
  if (rest) return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryFor(rest), { maxKeys: 2 });
  const members = Object.entries(schema.properties ?? {});
  const requiredKeys = members.map(([name]) => name).filter((name) => !mayLack(schema, name));
  return fc.record(
    Object.fromEntries(members.map(([name, inner]) => [name, arbitraryFor(inner)])),
    {
      requiredKeys,
      noNullPrototype: true,
    },
  );
}

/** Generates valid values of a schema. */
export function arbitraryFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryFor));
  if (schema.const !== undefined) return fc.constant(schema.const);
  const { minimum: min = 0, maximum: max = 1_000_000 } = schema;
  switch (schema.type) {
    case 'string':
      return stringArbitrary(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min, max });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryFor(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object':
      return objectArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}
