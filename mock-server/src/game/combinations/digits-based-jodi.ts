import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { GameError } from '../game-error.ts';

/**
 * Digits Based Jodi: every jodi with one of the left digits first or one of the right digits
 * second (a union: 10 for one digit, 19 for one of each), in text order.
 * Throws a GameError when both sides are empty.
 */
export function digitsBasedJodi(payload: SuggestionPayloads[17]): string[] {
  const { left_digits: lefts, right_digits: rights } = payload;
  if (lefts.length + rights.length === 0)
    throw new GameError('Give a left digit, a right digit or both');
  const anyDigit = [...'0123456789'];
  const jodis = [
    ...lefts.flatMap((left) => anyDigit.map((right) => left + right)),
    ...rights.flatMap((right) => anyDigit.map((left) => left + right)),
  ];
  return [...new Set(jodis)].sort();
}
