import { type JsonSchema, membersSchemaOf, variantsOf } from './json-schema.ts';
import type { Loss } from './read.ts';

/** The patterns of the declarations in words. */
const forms: Readonly<Record<string, string>> = {
  '^[0-9]$': 'a text of one digit',
  '^[0-9]{2}$': 'a text of two digits',
  '^[0-9]{1,2}$': 'a text of two digits',
  '^[0-9]{3}$': 'a text of three digits',
  '^(open|close)$': 'open or close',
  '^(PENDING|lost|won)$': 'PENDING, lost or won',
};

/** What a declaration expects, in words. */
export function expectedText(schema: JsonSchema): string {
  const { type, pattern, minimum } = schema;
  if (schema['x-read'] === 'message') return 'a text, or a list of texts';
  if (schema['x-read'] === 'id') return 'an id, e.g. a number';
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

const MOST = 40;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** What a response has, in words. */
export function foundText(found: unknown): string {
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (typeof found === 'string') return `the text “${short(found)}”`;
  if (Array.isArray(found)) return 'a list';
  return typeof found === 'object' ? 'an object' : short(String(found));
}

function consequenceOf({ reason, drops, schema }: Loss): string {
  if (reason === 'form') return 'it is shown as it is';
  if (drops === '$') return 'the client cannot use the response';
  if (drops) return `the client leaves out ${short(drops)}`;
  return schema.default === undefined
    ? 'the client goes without it'
    : `the client takes ${JSON.stringify(schema.default)}`;
}

/** A loss in one line: the place, what is there, what is expected, and what the client does about it. */
export function lossText(loss: Loss): string {
  const what = `${short(loss.place)} is ${foundText(loss.found)}`;
  return `${what}, expected ${expectedText(loss.schema)}: ${consequenceOf(loss)}`;
}
