import type {
  PanaKind,
  SentCombinations,
  SuggestionBetTypeId,
  SuggestionPayloads,
} from '@matka/contracts/api/suggestions';
import {
  canonical,
  GameError,
  isPana,
  panaErrorText,
  panaKind,
  panas,
  panasOfAnk,
} from './panas.ts';

export type BracketMode = SuggestionPayloads[11]['mode'];

const digits = [...'0123456789'];

/** The ten jodis of a bracket in text order: half `05 16 … 94`, each digit with its cut; full `00 11 … 99`. */
export const bracketJodis = (mode: BracketMode): string[] =>
  digits.map((digit) => digit + (mode === 'half' ? cut(digit) : digit));

function cut(digit: string): string {
  return String((Number(digit) + 5) % 10);
}

const withCuts = (text: string): string[] =>
  [...text].reduce<string[]>(
    (heads, digit) => heads.flatMap((head) => [head + digit, head + cut(digit)]),
    [''],
  );

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** The selected kinds without duplicates in the order SP, DP, TP. */
function ticked(types: readonly PanaKind[]): PanaKind[] {
  if (types.length === 0) throw new GameError('Tick at least one of SP, DP and TP');
  return (['SP', 'DP', 'TP'] as const).filter((kind) => types.includes(kind));
}

/** Panas with the given digits at their places of the canonical spelling; a place without a digit matches any. */
function choicePana(payload: SuggestionPayloads[13]): string[] {
  const { left_digit: left, middle_digit: middle, right_digit: right } = payload;
  const kinds = ticked(payload.types);
  const wanted = [left, middle, right];
  if (wanted.every((digit) => digit === undefined)) {
    throw new GameError('Give at least one of left, middle and right digit');
  }
  const fitting = panas.filter((pana) =>
    wanted.every((digit, place) => digit === undefined || pana[place] === digit),
  );
  return kinds.flatMap((kind) => fitting.filter((pana) => panaKind(pana) === kind));
}

/** The panas of a kind made only of the chosen digits: SP n over 3, DP n(n − 1). */
function motor(kind: PanaKind, payload: SuggestionPayloads[14 | 15]): string[] {
  const chosen = new Set(payload.digits.map(String));
  if (chosen.size < payload.digits.length) {
    throw new GameError('All digits of a motor must be unique');
  }
  if (chosen.size < 4 || chosen.size > 6) {
    throw new GameError(`A motor takes 4 to 6 digits, not ${chosen.size}`);
  }
  return panas.filter(
    (pana) => panaKind(pana) === kind && [...pana].every((digit) => chosen.has(digit)),
  );
}

/** The family of a pana as `pana:kind` texts. The game rejects a leading 0: 500, 550 and 555 reach the family of 000. */
function penalGroup({ pana }: SuggestionPayloads[10]): string[] {
  if (!isPana(pana)) throw new GameError(panaErrorText(pana));
  if (pana.startsWith('0')) throw new GameError('A penal group cannot start with 0');
  const family = distinct(withCuts(pana).map(canonical));
  return family.map((member) => `${member}:${panaKind(member)}`);
}

function digitsBasedJodi(payload: SuggestionPayloads[17]): string[] {
  const { left_digits: lefts, right_digits: rights } = payload;
  if (lefts.length + rights.length === 0) {
    throw new GameError('Give a left digit, a right digit or both');
  }
  return distinct([
    ...lefts.flatMap((left) => digits.map((right) => left + right)),
    ...rights.flatMap((right) => digits.map((left) => left + right)),
  ]);
}

function oddEven(payload: SuggestionPayloads[18]): string[] {
  const { add_odd_digits: odd, add_even_digits: even } = payload;
  if (!(odd || even)) throw new GameError('Ask for odd digits, even digits or both');
  return [...(odd ? '13579' : ''), ...(even ? '02468' : '')];
}

const suggesters: {
  readonly [Id in SuggestionBetTypeId]: (payload: SuggestionPayloads[Id]) => SentCombinations;
} = {
  6: ({ ank }) => [...panasOfAnk(String(ank), 'SP')],
  8: ({ ank }) => [...panasOfAnk(String(ank), 'DP')],
  9: ({ pana }) => (panaKind(pana) === 'TP' ? [pana] : []),
  10: penalGroup,
  11: ({ mode }) => ({ jodis: bracketJodis(mode) }),
  12: ({ ank, types }) => ticked(types).flatMap((kind) => panasOfAnk(String(ank), kind)),
  13: choicePana,
  14: (payload) => motor('SP', payload),
  15: (payload) => motor('DP', payload),
  // Each digit or its cut, in both orders.
  16: ({ jodi }) => distinct(withCuts(jodi).flatMap((text) => [text, text.charAt(1) + text[0]])),
  17: digitsBasedJodi,
  18: oddEven,
  // Either order of the two digits is accepted.
  19: ({ two_digits: two }) => digits.map((third) => canonical(two + third)).sort(),
  20: ({ sangam_type: type, digit, pana }) =>
    isPana(pana) ? [type === 'A' ? `${digit}-${pana}` : `${pana}-${digit}`] : [],
  21: ({ open_pana: open, close_pana: close }) =>
    isPana(open) && isPana(close) ? [`${open}-${close}`] : [],
};

/**
 * The combinations of a valid payload; for Red Bracket `{ jodis }`. Throws a GameError for a broken rule of the game.
 */
export const suggest = <Id extends SuggestionBetTypeId>(
  betTypeId: Id,
  payload: SuggestionPayloads[Id],
): SentCombinations => suggesters[betTypeId](payload);

/** The bet type whose suggestions an id uses: its own, 20 for 22; undefined for an id without suggestions. */
export function suggestionIdOf(betTypeId: number): SuggestionBetTypeId | undefined {
  const own = betTypeId === 22 ? 20 : betTypeId;
  return own in suggesters ? (own as SuggestionBetTypeId) : undefined;
}
