import { anyRow } from '../reading/fields.ts';
import type { RuleName } from './rules.ts';

/**
 * Something in the responses of a host that a reader should know. A failure is a contradiction: with what the client
 * can read, with another response of the host, or with a rule of the game that the host's own words fix. A note is
 * what the specification permits, with what the player will see.
 */
export interface Finding {
  kind: 'failure' | 'note';
  rule: RuleName;
  /** E.g. `GET /markets/`. */
  call: string;
  /** E.g. `$.data[3].market.name`, `status`, `content type` or `body`. */
  place: string;
  /** What is there and what is expected; contains values of responses. */
  text: string;
  exchange: number;
  /** What differs, without any value; that of the rule where it is absent. */
  plain?: string;
}

/** A difference at one place of a response. */
export interface Part {
  place: string;
  /** E.g. `is missing`, `is "12:30 PM"`. */
  found: string;
  /** E.g. `a number`. */
  expected: string;
  /** What the player experiences, e.g. `reads a win of 0`. */
  effect: string;
  plain?: string;
}

/** Creates a difference; the arguments are in the order of its text. */
export const part = (place: string, found: string, expected: string, effect: string): Part => ({
  place,
  found,
  expected,
  effect,
});

const longest = 200;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

const most = 40;
const short = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);

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

/** A place with a star for every index and for the names of markets, which are data. */
export const plainPlace = (place: string): string =>
  anyRow(place).replace(/^\$\.markets\..*\[\*\](?=\.\w+$|$)/s, '$.markets.*[*]');

/** The text of a difference, without its place. */
export const partText = ({ found, expected, effect }: Part): string =>
  `${found}, expected ${expected}: the player ${effect}`;

const causeOf = ({ kind, rule, place, text }: Finding): string =>
  [kind, rule, anyRow(place), text.split(', expected ')[1]?.split(': the player')[0]].join(' ');

function lineOf({ place, text }: Finding, more: number): string {
  const others = more > 0 ? ` (and ${more} more like it)` : '';
  const [, start = text, effect = ''] = /^(.*?)(: the player .*)?$/s.exec(text) ?? [];
  return cut(`${cut(`${place} ${start}${others}`, longest - 70)}${effect}`, longest);
}

/** One line for each cause, with the number of further rows. */
export function findingLines(findings: readonly Finding[]): string[] {
  const byCause = Map.groupBy(findings, causeOf);
  return [...byCause.values()].flatMap(([first, ...more]) =>
    first ? [lineOf(first, more.length)] : [],
  );
}
