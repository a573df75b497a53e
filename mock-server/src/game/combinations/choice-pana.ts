import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { GameError } from '../game-error.ts';
import { panaKind, panas } from '../panas.ts';
import { tickedKinds } from './ticked-kinds.ts';

/**
 * Choice Pana: panas of the ticked kinds whose canonical spelling has the left digit first, the
 * middle digit second and the right digit third; positions left out match any digit, so several
 * mean "and" and the list may be empty. SP before DP before TP, each in text order.
 * Throws a GameError when no kind is ticked or no position is given.
 */
export function choicePana(payload: SuggestionPayloads[13]): string[] {
  const { left_digit: left, middle_digit: middle, right_digit: right } = payload;
  const kinds = tickedKinds(payload.types);
  const wanted = [left, middle, right];
  if (wanted.every((digit) => digit === undefined)) {
    throw new GameError('Give at least one of left, middle and right digit');
  }
  const fitting = panas.filter((pana) =>
    wanted.every((digit, place) => digit === undefined || pana[place] === digit),
  );
  return kinds.flatMap((kind) => fitting.filter((pana) => panaKind(pana) === kind));
}
