import { MatchersV3 } from '@pact-foundation/pact';
import { decode } from '../decoding/decode.ts';
import { forms } from '../decoding/forms.ts';
import type { Dictionary, Entity, Field, Kind, List, Parsed, Text } from '../decoding/kinds.ts';
import { isMarked, type MarkedExample, valuesOf } from './example.ts';
import { isObject } from './json.ts';

const { arrayContaining, boolean, eachLike, equal, nullValue, number } = MatchersV3;

/** A matcher of several rules, all of which a value has to pass. */
const all = (value: unknown, ...rules: object[]) => ({ 'pact:matcher:type': rules, value });

const ofType = { 'pact:matcher:type': 'type' };
const notEmpty = { 'pact:matcher:type': 'notEmpty' };

/** The type is matched, too: the pattern alone accepts the number 128 for `128`, and a number has lost the zero of `05`. */
const textLike = (regex: string, value: unknown) =>
  all(value, ofType, { 'pact:matcher:type': 'regex', regex });

const filled = (value: unknown) => all(value, ofType, notEmpty);

/** A pattern for the whole of a text, without flags: capitals of another case are left to the reading. */
const wholePattern = ({ source }: RegExp): string => {
  const plain = source.replaceAll('\\/', '/');
  const start = plain.startsWith('^') ? plain.slice(1) : `[\\s\\S]*${plain}`;
  return start.endsWith('$') ? start.slice(0, -1) : `${start}[\\s\\S]*`;
};

function textMatcher({ form, pattern }: Text, value: unknown, field: Field): unknown {
  const own = form ? forms[form].pattern : pattern;
  if (own) return textLike(wholePattern(own), value);
  return field.presence === 'optional' ? all(value, ofType) : filled(value);
}

/** The names that lead to what a decoder reads of a value; names of fields that are read alike may stand for each other. */
function readNames(kind: Kind, value: unknown): string[] {
  if (kind.kind !== 'entity' || !isObject(value)) return [];
  const { fields } = kind;
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields[name];
    if (!field) return [];
    const alike = Object.keys(fields).filter((other) => fields[other]?.kind === field.kind);
    return [`['"](${alike.join('|')})['"]`, ...readNames(field.kind, inner)];
  });
}

/** A text in a notation of its own: Pact can say no more than that it has the names that lead to what is read. */
function parsedMatcher({ parse, of }: Parsed, value: unknown): unknown {
  const names = readNames(of, parse(String(value)));
  return textLike(`[\\s\\S]*${names.join('[\\s\\S]*')}[\\s\\S]*`, value);
}

function listMatcher({ each }: List, rows: readonly unknown[], place: string): unknown {
  if (rows.length === 0) return [];
  return eachLike(fieldMatcher(each, rows[0], `${place}[0]`) as object, rows.length);
}

function memberMatchers(kind: Entity | Dictionary, example: object, place: string) {
  const matchers = Object.entries(example).map(([name, one]) => {
    const field = kind.kind === 'entity' ? kind.fields[name] : kind.each;
    if (!field) throw new Error(`No decoder reads ${place}.${name}.`);
    return [name, fieldMatcher(field, one, `${place}.${name}`)] as const;
  });
  return Object.fromEntries(matchers);
}

function markedMatcher(kind: Kind, example: MarkedExample, place: string): unknown {
  switch (example.kind) {
    case 'exact':
      return equal(example.value as string);
    case 'shaped':
      return textLike(example.pattern, example.value);
    case 'containing': {
      if (kind.kind !== 'list') throw new Error(`No decoder reads a list at ${place}.`);
      const rows = example.rows.map((row) => fieldMatcher(kind.each, row, `${place}[*]`));
      return arrayContaining(...(rows as object[]));
    }
    case 'any keys': {
      if (kind.kind !== 'dictionary') throw new Error(`The keys of ${place} are names.`);
      const members = memberMatchers(kind, example.value, place);
      return all(members, { 'pact:matcher:type': 'values' }, ofType, notEmpty);
    }
  }
}

function wholeMatcher(kind: Kind, example: unknown, place: string): unknown {
  if (kind.kind === 'list' && Array.isArray(example)) return listMatcher(kind, example, place);
  if ((kind.kind === 'entity' || kind.kind === 'dictionary') && isObject(example))
    return memberMatchers(kind, example, place);
  if (kind.kind === 'message' && Array.isArray(example)) return eachLike(filled(example[0]));
  throw new Error(`The decoder of ${place} reads something else.`);
}

function fieldMatcher(field: Field, example: unknown, place: string): unknown {
  const { kind } = field;
  if (example === null) return nullValue();
  if (decode(kind, valuesOf(example)) === undefined)
    throw new Error(`The decoder of ${place} cannot read the example.`);
  if (kind.kind === 'either') {
    const fitting = kind.kinds.find((one) => decode(one, valuesOf(example)) !== undefined) ?? kind;
    return fieldMatcher({ ...field, kind: fitting } as Field, example, place);
  }
  if (isMarked(example)) return markedMatcher(kind, example, place);
  if (typeof example === 'object') return wholeMatcher(kind, example, place);
  switch (kind.kind) {
    case 'text':
      return textMatcher(kind, example, field);
    case 'message':
      return filled(example);
    case 'word':
      return textLike(kind.words.join('|'), example);
    case 'number':
      return number(Number(example));
    case 'flag':
      return boolean(example === true);
    case 'parsed':
      return parsedMatcher(kind, example);
    default:
      throw new Error(`The decoder of ${place} reads no single value.`);
  }
}

/**
 * The matchers of an example, as its decoder reads it. What an example has, a host has to send: Pact cannot say that a
 * field may be absent, the reading of a host can. Throws where no decoder reads the example.
 */
export const matchersOf = (kind: Kind, example: unknown): unknown =>
  fieldMatcher({ presence: 'needed', kind }, example, '$');
