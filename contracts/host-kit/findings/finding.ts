import { foundText } from '../../decoders/loss-text.ts';
import { anyRow } from '../../decoding/walk.ts';

/** A difference between a response and what the client needs. */
export interface Finding {
  /** Path such as `$.data[3].market.name`, or `status`, `content type`, `body`. */
  place: string;
  /** E.g. `is missing`, `is "12:30 PM"`. */
  found: string;
  /** E.g. `a number`. */
  expected: string;
  /** What the player sees, e.g. `reads a win of 0`. */
  effect: string;
}

const longest = 200;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Describes a value that a response has; absence and null are told apart. */
export function describeFound(value: unknown): string {
  if (typeof value !== 'string' || value.trim() !== '') return `is ${foundText(value)}`;
  return value === '' ? 'is an empty text' : 'is a text of blanks';
}

/** Equal for findings of the same cause, whatever the row. */
export const causeOf = ({ place, expected }: Finding): string => `${anyRow(place)} ${expected}`;

function lineOf({ place, found, expected, effect }: Finding, more: number): string {
  const others = more > 0 ? ` (and ${more} more like it)` : '';
  const start = `${place} ${found}, expected ${expected}${others}`;
  return cut(`${cut(start, longest - 70)}: the player ${effect}`, longest);
}

/** One line for each cause, with the number of further rows. No line is longer than 200 characters. */
export function findingLines(findings: readonly Finding[]): string[] {
  const byCause = Map.groupBy(findings, causeOf);
  return [...byCause.values()].flatMap(([first, ...more]) =>
    first ? [lineOf(first, more.length)] : [],
  );
}
