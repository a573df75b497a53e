import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { GameError } from '../game-error.ts';

/** Odd Even: single digits, the odd ones before the even ones; throws a GameError when neither is asked for. */
export function oddEven(payload: SuggestionPayloads[18]): string[] {
  const digits = [
    ...(payload.add_odd_digits ? '13579' : ''),
    ...(payload.add_even_digits ? '02468' : ''),
  ];
  if (digits.length === 0) throw new GameError('Ask for odd digits, even digits or both');
  return digits;
}
