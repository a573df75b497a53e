import { MatchersV3 } from '@pact-foundation/pact';
import { isObject } from '../reading/json.ts';
import { type JsonSchema, membersSchemaOf, variantsOf } from '../reading/json-schema.ts';
import { type Presence, presenceOf } from '../reading/presence.ts';
import { read } from '../reading/read.ts';
import { parseContent } from '../reading/scalars.ts';
import { isMarked, type MarkedExample, valuesOf } from './example.ts';

const { arrayContaining, boolean, eachLike, equal, nullValue, number } = MatchersV3;

interface Location {
  readonly schema: JsonSchema;
  readonly presence: Presence;
  readonly place: string;
}

const all = (value: unknown, ...rules: object[]) => ({ 'pact:matcher:type': rules, value });

const ofType = { 'pact:matcher:type': 'type' };
const notEmpty = { 'pact:matcher:type': 'notEmpty' };

/** The type is matched, too: the pattern alone accepts the number 128 for `128`, and a number has lost the zero of `05`. */
const textLike = (regex: string, value: unknown) =>
  all(value, ofType, { 'pact:matcher:type': 'regex', regex });

const filled = (value: unknown) => all(value, ofType, notEmpty);

function wholePattern(pattern: string): string {
  const start = pattern.startsWith('^') ? pattern.slice(1) : `[\\s\\S]*${pattern}`;
  return start.endsWith('$') ? start.slice(0, -1) : `${start}[\\s\\S]*`;
}

function textMatcher({ schema, presence }: Location, value: unknown): unknown {
  if (schema.pattern) return textLike(wholePattern(schema.pattern), value);
  return presence === 'optional' ? all(value, ofType) : filled(value);
}

const canRead = (schema: JsonSchema, value: unknown): boolean =>
  read(schema, valuesOf(value)).value !== undefined;

const fittingOf = (schema: JsonSchema, example: unknown): JsonSchema =>
  variantsOf(schema).find((variant) => canRead(variant, example)) ?? schema;

/** The field names on the path to a read value; fields with the same declaration may replace each other. */
function readNames(declared: JsonSchema, value: unknown): string[] {
  const schema = declared.anyOf ? fittingOf(declared, value) : declared;
  const { properties } = schema;
  if (!properties || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = properties[name];
    if (!field) return [];
    const alike = Object.keys(properties).filter((other) => properties[other] === field);
    return [`['"](${alike.join('|')})['"]`, ...readNames(field, inner)];
  });
}

/** A text in another notation: Pact can only check that it has the names on the path to the read values. */
function contentMatcher(content: JsonSchema, value: unknown): unknown {
  const names = readNames(content, parseContent(value));
  return textLike(`[\\s\\S]*${names.join('[\\s\\S]*')}[\\s\\S]*`, value);
}

const rowAt = (schema: JsonSchema, place: string): Location => ({
  schema,
  presence: 'needed',
  place,
});

function memberMatchers(schema: JsonSchema, example: object, place: string) {
  const each = membersSchemaOf(schema);
  const matchers = Object.entries(example).map(([name, one]) => {
    const member = each ?? schema.properties?.[name];
    const inner = `${place}.${name}`;
    if (!member) throw new Error(`Nothing is declared at ${inner}.`);
    const presence = each ? 'needed' : presenceOf(schema, name, member);
    return [name, matcherAt({ schema: member, presence, place: inner }, one)] as const;
  });
  return Object.fromEntries(matchers);
}

function markedMatcher({ schema, place }: Location, example: MarkedExample): unknown {
  switch (example.kind) {
    case 'exact':
      // A value without a rule must be equal; in a list of equal rows or under any key, the rule around it is the type.
      return /\[0\]|\.\*/.test(place) ? equal(example.value as string) : example.value;
    case 'shaped':
      return textLike(example.pattern, example.value);
    case 'containing': {
      const { items } = schema;
      if (!items) throw new Error(`No list is declared at ${place}.`);
      const rows = example.rows.map((row) => matcherAt(rowAt(items, `${place}[*]`), row));
      return arrayContaining(...(rows as object[]));
    }
    case 'any keys': {
      if (!membersSchemaOf(schema)) throw new Error(`The keys of ${place} are names.`);
      const members = memberMatchers(schema, example.value, `${place}.*`);
      return all(members, { 'pact:matcher:type': 'values' }, ofType, notEmpty);
    }
  }
}

function wholeMatcher({ schema, place }: Location, example: object): unknown {
  if (!Array.isArray(example)) return memberMatchers(schema, example, place);
  if (schema['x-read'] === 'message') return eachLike(filled(example[0]));
  if (example.length === 0 || !schema.items) return [];
  const row = matcherAt(rowAt(schema.items, `${place}[0]`), example[0]);
  return eachLike(row as object, example.length);
}

function matcherAt(location: Location, example: unknown): unknown {
  const { schema, place } = location;
  if (example === null) return nullValue();
  if (!canRead(schema, example))
    throw new Error(`The declaration of ${place} forbids the example.`);
  if (isMarked(example)) return markedMatcher(location, example);
  if (schema['x-read'] === 'message' && typeof example === 'string') return filled(example);
  if (schema.anyOf?.every(({ const: word }) => word !== undefined))
    return textLike(schema.anyOf.map(({ const: word }) => word).join('|'), example);
  if (schema.anyOf && schema['x-read'] !== 'message')
    return matcherAt({ ...location, schema: fittingOf(schema, example) }, example);
  if (typeof example === 'object') return wholeMatcher(location, example);
  if (schema.contentSchema) return contentMatcher(schema.contentSchema, example);
  if (schema.type === 'string' || schema['x-read'] === 'id') return textMatcher(location, example);
  return typeof example === 'boolean' ? boolean(example) : number(Number(example));
}

/** The matchers of an example by its declaration, which has to read it. A host must send all of the example. */
export const matchersOf = (declaration: object, example: unknown): unknown =>
  matcherAt(rowAt(declaration, '$'), example);
