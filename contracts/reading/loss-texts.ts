import { type JsonSchema, membersSchemaOf, variantsOf } from './json-schema.ts';
import { placeText } from './place.ts';
import type { Loss } from './read.ts';

const forms: Readonly<Record<string, string>> = {
  '^[0-9]$': 'a text of one digit',
  '^[0-9]{2}$': 'a text of two digits',
  '^[0-9]{1,2}$': 'a text of two digits',
  '^[0-9]{3}$': 'a text of three digits',
  '^(open|close)$': 'open or close',
  '^(PENDING|lost|won)$': 'PENDING, lost or won',
};

/** The value that a declaration expects, in words. */
export function expectedText(schema: JsonSchema): string {
  const { type, pattern, minimum } = schema;
  if (schema['x-read'] === 'message') return 'a text, or a list of texts';
  if (/id$/.test(schema['x-read'] ?? '')) return 'an id, e.g. a number';
  if (schema.anyOf) return variantsOf(schema).map(expectedText).join(' or ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.contentSchema) return 'a text that the client can parse';
  if (schema.format === 'date-time') return 'a date and time with its zone';
  if (pattern) return forms[pattern] ?? `a text like ${pattern}`;
  if (type === 'number' || type === 'integer')
    return minimum === undefined ? 'a number' : `a number of at least ${minimum}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return 'a list';
  return type === 'string' && !membersSchemaOf(schema) ? 'a text' : 'an object';
}

/** The effect of a loss on the player, after the words “the player”. */
export function effectText({ reason, drops, schema }: Loss): string {
  if (reason === 'form') return 'sees it as it is';
  if (drops?.length === 0) return 'sees an error instead';
  if (drops) return `does not see ${placeText(drops)}`;
  const { default: value } = schema;
  const isShown = typeof value === 'boolean' || typeof value === 'number' || !!value;
  return isShown && typeof value !== 'object' ? `sees ${value} instead` : 'sees nothing instead';
}
