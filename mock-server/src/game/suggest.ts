import type {
  SentCombinations,
  SuggestionBetTypeId,
  SuggestionPayloads,
} from '@matka/contracts/api/suggestions';
import {
  bracketJodis,
  choicePana,
  digitsBasedJodi,
  jodiFamily,
  motor,
  oddEven,
  panaBulk,
  penalGroup,
  spDpTp,
  twoDigitsPanel,
  validatedFullSangam,
  validatedHalfSangam,
  validatedTriplePana,
} from './combinations.ts';

const suggesters: {
  readonly [Id in SuggestionBetTypeId]: (payload: SuggestionPayloads[Id]) => SentCombinations;
} = {
  6: (payload) => panaBulk('SP', payload),
  8: (payload) => panaBulk('DP', payload),
  9: validatedTriplePana,
  10: penalGroup,
  11: (payload) => ({ jodis: bracketJodis(payload.mode) }),
  12: spDpTp,
  13: choicePana,
  14: (payload) => motor('SP', payload),
  15: (payload) => motor('DP', payload),
  16: (payload) => jodiFamily(payload.jodi),
  17: digitsBasedJodi,
  18: oddEven,
  19: twoDigitsPanel,
  20: validatedHalfSangam,
  21: validatedFullSangam,
};

/**
 * SentCombinations for POST /betting/suggestions/ for a payload that matches its schema: a list of texts, for Red
 * Bracket `{ jodis }`. Throws a GameError for a payload that breaks a rule, e.g. a motor with a repeated digit.
 */
export function suggest<Id extends SuggestionBetTypeId>(
  betTypeId: Id,
  payload: SuggestionPayloads[Id],
): SentCombinations {
  return suggesters[betTypeId](payload);
}

/**
 * The bet type whose suggestions an id uses: its own, 20 for 22 (both half sangam screens ask for the same),
 * undefined for an id without suggestions.
 */
export function suggestionIdOf(betTypeId: number): SuggestionBetTypeId | undefined {
  const own = betTypeId === 22 ? 20 : betTypeId;
  return isSuggestionId(own) ? own : undefined;
}

function isSuggestionId(id: number): id is SuggestionBetTypeId {
  return Object.hasOwn(suggesters, id);
}
