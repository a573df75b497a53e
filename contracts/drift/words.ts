import type { Schema } from '../pact/json-schema.ts';

const types = {
  object: 'an object',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
} as const;

/** What a schema asks for, in words. */
export function describeSchema(schema: Schema): string {
  const { anyOf, const: only, type, pattern, format, minLength, minItems, minimum } = schema;
  if (anyOf) return anyOf.map(describeSchema).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  switch (type) {
    case 'string':
      if (pattern) return `a text like ${pattern}`;
      if (format) return `a text in the form ${format}`;
      return minLength ? 'a text with content' : 'a text';
    case 'array':
      return minItems ? 'a list with rows' : 'a list';
    case 'integer':
      return minimum === undefined ? 'a whole number' : `a whole number from ${minimum}`;
    case undefined:
      return 'anything';
    default:
      return types[type];
  }
}
