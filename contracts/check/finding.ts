import { endpointOf, readsOf } from '../api/endpoints.ts';
import { declaredPlace } from '../reading/fields.ts';
import { type AnyPlace, type Place, placeText } from '../reading/place.ts';
import type { RuleName } from './rules.ts';

/**
 * A finding in the responses of a host. A failure is a contradiction: with the client's reading, with another response
 * of the host, or with a rule of the game that the host's own texts fix. A note is permitted by the specification, and
 * describes the effect on the player.
 */
export interface Finding {
  kind: 'failure' | 'note';
  rule: RuleName;
  /** E.g. `GET /markets/`. */
  call: string;
  place: AnyPlace;
  /** The found and the expected value; contains values of responses. */
  text: string;
  exchange: number;
  /** The expected value; absent if only the text has it. */
  expected?: string;
  /** The difference without any value. If it is absent, the rule's sentence is shown. */
  plain?: string;
}

/** A difference at one place of a response. */
export interface Part {
  place: AnyPlace;
  /** E.g. `is missing`, `is "12:30 PM"`. */
  found: string;
  /** E.g. `a number`. */
  expected: string;
  /** The experience of the player, e.g. `reads a win of 0`. */
  effect: string;
  plain?: string;
}

/** Creates a difference; the arguments are in the order of its text. */
export const part = (place: Place, found: string, expected: string, effect: string): Part => ({
  place,
  found,
  expected,
  effect,
});

/** Tells if one of some parts is at the same place as another. */
export function among(parts: readonly Part[]): (one: { place: AnyPlace }) => boolean {
  const places = new Set(parts.map(({ place }) => placeText(place)));
  return ({ place }) => places.size > 0 && places.has(placeText(place));
}

const longest = 200;

/** A text of at most a length; an ellipsis replaces the rest. */
export const cut = (text: string, length = longest): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const short = (text: string): string => cut(text, 41);

/** Describes a value of a response; absence and null are distinguished. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null) return 'is null';
  if (value === '') return 'is an empty text';
  if (typeof value === 'string')
    return value.trim() === '' ? 'is a text of blanks' : `is the text “${short(value)}”`;
  if (Array.isArray(value)) return 'is a list';
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return 'is a number larger than a client can read';
  return typeof value === 'object' ? 'is an object' : `is ${short(String(value))}`;
}

/** The place of a finding in any row and under any key that is data. */
export function plainPlace({ call, place }: Pick<Finding, 'call' | 'place'>): AnyPlace {
  if (typeof place === 'string') return place;
  const [method = '', path = ''] = call.split(' ');
  const endpoint = endpointOf(method, path);
  return declaredPlace(endpoint && readsOf(endpoint).success, place);
}

/** A place without secrets in keys that are data. */
export const redactPlace = (place: AnyPlace, redact: (text: string) => string): AnyPlace =>
  typeof place === 'string'
    ? redact(place)
    : place.map((key) => (typeof key === 'string' ? redact(key) : key));

/** The text of a difference in a finding: its sentence, or, if it has none, its effect without values. */
export const differenceOf = ({ place, found, expected, effect, plain }: Part) => ({
  place,
  text: `${found}, expected ${expected}: the player ${effect}`,
  expected,
  plain: plain ?? `the player ${effect}`,
});

/**
 * A key that findings of one cause share: rule, call and place in any row. Around a body, and for notes, the expected
 * value is part of it: each interaction expects its own status, and all notes are of one rule.
 */
export function causeOf(finding: Finding): string {
  const { kind, rule, call, expected = '' } = finding;
  const place = plainPlace(finding);
  const isByExpected = kind === 'note' || typeof place === 'string';
  return [kind, rule, call, placeText(place), isByExpected ? expected : ''].join(' ');
}

function lineOf({ place, text }: Finding, more: number): string {
  const others = more > 0 ? ` (and ${more} more like it)` : '';
  const [, start = text, effect = ''] = /^(.*?)(: the player .*)?$/s.exec(text) ?? [];
  return cut(`${cut(`${placeText(place)} ${start}${others}`, longest - 70)}${effect}`, longest);
}

/** The line of the first of some findings, with the number of further rows and texts over all exchanges. */
export function commonLine(findings: readonly [Finding, ...Finding[]]): string {
  const different = new Set(findings.map(({ place, text }) => `${placeText(place)} ${text}`));
  return lineOf(findings[0], different.size - 1);
}

/** One line for each cause. */
const findingLines = (findings: readonly Finding[]): string[] =>
  [...Map.groupBy(findings, causeOf).values()].flatMap(([first, ...more]) =>
    first ? [commonLine([first, ...more])] : [],
  );

/** The lines of notes, by call. */
export const noteLines = (findings: readonly Finding[]): { call: string; text: string }[] =>
  [
    ...Map.groupBy(
      findings.filter(({ kind }) => kind === 'note'),
      ({ call }) => call,
    ),
  ].flatMap(([call, own]) => findingLines(own).map((text) => ({ call, text })));
