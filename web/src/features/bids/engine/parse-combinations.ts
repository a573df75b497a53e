import type { SuggestionResponse } from '@matka/contracts/api/suggestions';

/**
 * The combinations of a response: `suggestions.combinations`, or the jodis inside it (Red Bracket).
 * Also accepts jodis beside the combinations.
 */
export function parseCombinations({ suggestions }: SuggestionResponse): readonly string[] {
  const { combinations = {}, jodis = [] } = suggestions;
  return Array.isArray(combinations) ? combinations : (combinations.jodis ?? jodis);
}

const matching = (pattern: RegExp) => (combination: string) =>
  pattern.test(combination) ? combination : undefined;

/** Readers of a combination: the label of its bid, or undefined. */
export const readDigit = matching(/^\d$/);
export const readJodi = matching(/^\d\d$/);
export const readPana = matching(/^\d{3}$/);

/** Reads a combination that is only displayed. */
export const readAny = (combination: string): string => combination;

/**
 * Reads a combination of Penal Group, `key:value` as in `128:SP` or `123:128`: the part of three
 * digits, the right one if both have three.
 */
export function readKeyedPana(combination: string): string | undefined {
  return combination
    .split(':', 2)
    .reverse()
    .flatMap((part) => readPana(part.trim()) ?? [])[0];
}
