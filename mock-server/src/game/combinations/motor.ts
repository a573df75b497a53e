import type { PanaKind, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { GameError } from '../game-error.ts';
import { panaKind, panas } from '../panas.ts';

const fewest = 4;
const most = 6;

/**
 * SP or DP Motor: the panas of that kind made only of the chosen digits, in text order.
 * SP: n over 3 (4, 10, 20 for 4, 5, 6 digits); DP: n(n − 1) (12, 20, 30).
 * Throws a GameError unless the digits are 4 to 6 different ones.
 */
export function motor(kind: PanaKind, payload: SuggestionPayloads[14 | 15]): string[] {
  const digits = payload.digits.map(String);
  const chosen = new Set(digits);
  if (chosen.size < digits.length) throw new GameError('All digits of a motor must be unique');
  if (chosen.size < fewest || chosen.size > most) {
    throw new GameError(`A motor takes ${fewest} to ${most} digits, not ${chosen.size}`);
  }
  return panas.filter(
    (pana) => panaKind(pana) === kind && [...pana].every((digit) => chosen.has(digit)),
  );
}
