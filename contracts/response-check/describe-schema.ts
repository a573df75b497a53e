import type { JsonSchema as Schema } from '../reading/json-schema.ts';

const types = {
  object: 'an object',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
} as const;

/** Describes the values that a schema allows. */
export function describeSchema(schema: Schema): string {
  const { anyOf, const: only, type, pattern, format, minLength, minItems, minimum } = schema;
  if (anyOf) return anyOf.map(describeSchema).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  switch (type) {
    case 'string':
      if (pattern) return `a string matching ${pattern}`;
      if (format) return `a string of format ${format}`;
      return minLength ? 'a non-empty string' : 'a string';
    case 'array':
      return minItems ? 'a non-empty array' : 'an array';
    case 'integer':
      return minimum === undefined ? 'an integer' : `an integer from ${minimum}`;
    case undefined:
      return 'any value';
    default:
      return types[type];
  }
}

/** Describes the type of a value without revealing the value. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number';
  return typeof value === 'boolean' ? 'a boolean' : 'an object';
}
