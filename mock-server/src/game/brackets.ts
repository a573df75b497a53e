import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';

export type BracketMode = SuggestionPayloads[11]['mode'];

/** Distance from the first digit of a bracket jodi to the second: half, its cut; full, itself. */
const distance: Readonly<Record<BracketMode, number>> = { half: 5, full: 0 };

/** The ten jodis of a bracket in text order: half `05 16 … 94`, full `00 11 … 99`. */
export function bracketJodis(mode: BracketMode): string[] {
  return Array.from({ length: 10 }, (_, digit) => `${digit}${(digit + distance[mode]) % 10}`);
}
