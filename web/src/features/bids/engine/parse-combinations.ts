import type { Suggestions } from '@matka/contracts/decoders/suggestions';

/**
 * The list of an answer: `suggestions.combinations`, or the jodis inside it (Red Bracket). A host
 * may put the jodis beside the combinations; they are found there as well.
 */
export function parseCombinations({ suggestions }: Suggestions): readonly string[] {
  const { combinations = {}, jodis = [] } = suggestions;
  return Array.isArray(combinations) ? combinations : (combinations.jodis ?? jodis);
}

const matching = (pattern: RegExp) => (combination: string) =>
  pattern.test(combination) ? combination : undefined;

/** Readers of one combination: the label of a bid, or nothing when it holds none. */
export const readDigit = matching(/^\d$/);
export const readJodi = matching(/^\d\d$/);
export const readPana = matching(/^\d{3}$/);

/** A combination that is only shown. */
export const readAny = (combination: string): string => combination;

/**
 * Penal Group answers `key:value`, e.g. `128:SP` or `123:128`: the pana is the side of three digits,
 * the right one when both have three.
 */
export function readKeyedPana(combination: string): string | undefined {
  const [key = '', value = ''] = combination.split(':');
  return readPana(value.trim()) ?? readPana(key.trim());
}
