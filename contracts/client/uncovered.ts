import type { Refusal } from './refusal.ts';
import { wordsOf } from './words-of.ts';

const uncovered: readonly RegExp[] = [
  /\b(insufficient|inadequate|not enough|too little)( (?!permission|privilege|right)\S+){0,2} (balance|funds?|points|credits?|coins|money)\b/,
  /\b(balance|funds?|wallet|credits?|money)\b[^.!?]{0,24}\b(insufficient|inadequate|not enough|not sufficient|isn't (enough|sufficient)|too low|exceeded)\b/,
  /(\bnot|n't) (have|has) (enough|sufficient)( \S+){0,2} (balance|funds?|points|credits?|coins|money)\b/,
  /\b(low balance|exceeds?( \S+){0,3} (balance|funds|wallet))\b/,
];

const indicatesUncovered = (text: string): boolean => {
  const words = wordsOf(text);
  return uncovered.some((pattern) => pattern.test(words));
};

/** Tells if a refusal indicates that the wallet doesn't cover the bets: by a text, by a code, or by the status 402. */
export function isUncovered({ texts, fields, codes }: Refusal, status?: number): boolean {
  return status === 402 || [texts, fields, codes].flatMap(Object.values).some(indicatesUncovered);
}
