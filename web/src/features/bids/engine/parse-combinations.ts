import type { SuggestionResponse } from '@matka/contracts/api/suggestions';
import type { Definition } from './definition.ts';

/**
 * The combinations of a response: `suggestions.combinations`, or the jodis inside it (Red Bracket).
 * Also accepts jodis beside the combinations.
 */
export function parseCombinations({ suggestions }: SuggestionResponse): readonly string[] {
  const { combinations = {}, jodis = [] } = suggestions;
  return Array.isArray(combinations) ? combinations : (combinations.jodis ?? jodis);
}

/** Numbers that suggestions add; a sangam is only typed. */
const suggested: Readonly<Partial<Record<Definition['numbers'], RegExp>>> = {
  'digit-as-jodi': /^\d$/,
  jodi: /^\d\d$/,
  pana: /^\d{3}$/,
};

/** Whether a combination is a number that a screen adds; a typed entry displays any. */
export const isNumberOf = ({ entry, numbers }: Definition, combination: string): boolean =>
  entry.kind === 'typed' || suggested[numbers]?.test(combination) === true;

/**
 * Reads a combination of Penal Group, `key:value` as in `128:SP` or `123:128`: the part of three
 * digits, the right one if both have three.
 */
export const readKeyedPana = (combination: string): string | undefined =>
  combination
    .split(':', 2)
    .map((part) => part.trim())
    .findLast((part) => /^\d{3}$/.test(part));
