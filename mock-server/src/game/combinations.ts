import type { PanaKind, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { GameError } from './game-error.ts';
import { canonical, isPana, panaErrorText, panaKind, panas, panasOfAnk } from './panas.ts';

export type BracketMode = SuggestionPayloads[11]['mode'];

/** Distance from the first digit of a bracket jodi to the second: half, its cut; full, itself. */
const distance: Readonly<Record<BracketMode, number>> = { half: 5, full: 0 };

/** The ten jodis of a bracket in text order: half `05 16 … 94`, full `00 11 … 99`. */
export function bracketJodis(mode: BracketMode): string[] {
  return Array.from({ length: 10 }, (_, digit) => `${digit}${(digit + distance[mode]) % 10}`);
}

/** The cut of a digit: five further on, modulo ten (`2` → `7`, `8` → `3`). */
function cut(digit: string): string {
  return String((Number(digit) + 5) % 10);
}

/** All combinations of each digit and its cut: 2 to the power of the number of digits. */
function digitCutCombinations(digits: string): string[] {
  return [...digits].reduce<string[]>(
    (heads, digit) => heads.flatMap((head) => [head + digit, head + cut(digit)]),
    [''],
  );
}

/** The family of a pana: each digit or its cut, canonical, in text order; 8, 6 or 4 panas including itself. */
export function panaFamily(pana: string): string[] {
  return [...new Set(digitCutCombinations(pana).map(canonical))].sort();
}

/** The family of a jodi: each digit or its cut, in both orders, in text order; 8 or 4 jodis. */
export function jodiFamily(jodi: string): string[] {
  const reversed = [...jodi].reverse().join('');
  return [...new Set([...digitCutCombinations(jodi), ...digitCutCombinations(reversed)])].sort();
}

/** The selected kinds without duplicates in the order SP, DP, TP. Throws a GameError if none is selected. */
export function tickedKinds(types: readonly PanaKind[]): PanaKind[] {
  if (types.length === 0) throw new GameError('Tick at least one of SP, DP and TP');
  return (['SP', 'DP', 'TP'] as const).filter((kind) => types.includes(kind));
}

/** Single or Double Pana Bulk: the 12 SP or 9 DP of an ank. */
export function panaBulk(kind: PanaKind, payload: SuggestionPayloads[6 | 8]): string[] {
  return [...panasOfAnk(String(payload.ank), kind)];
}

/**
 * SP/DP/TP: the panas of an ank of the selected kinds, SP before DP before TP (12, 9, 1). Throws a GameError if
 * none is selected.
 */
export function spDpTp(payload: SuggestionPayloads[12]): string[] {
  return tickedKinds(payload.types).flatMap((kind) => panasOfAnk(String(payload.ank), kind));
}

/**
 * Choice Pana: panas of the selected kinds with the given digits at the left, middle and right position of their
 * canonical spelling. Positions without a digit match any, so the list may be empty. SP before DP before TP, each
 * in text order. Throws a GameError if no kind or no position is given.
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

const fewestMotorDigits = 4;
const mostMotorDigits = 6;

/**
 * SP or DP Motor: the panas of that kind made only of the chosen digits, in text order.
 * SP: n over 3 (4, 10, 20 for 4, 5, 6 digits); DP: n(n − 1) (12, 20, 30).
 * Throws a GameError unless the digits are 4 to 6 different ones.
 */
export function motor(kind: PanaKind, payload: SuggestionPayloads[14 | 15]): string[] {
  const digits = payload.digits.map(String);
  const chosen = new Set(digits);
  if (chosen.size < digits.length) throw new GameError('All digits of a motor must be unique');
  if (chosen.size < fewestMotorDigits || chosen.size > mostMotorDigits) {
    throw new GameError(
      `A motor takes ${fewestMotorDigits} to ${mostMotorDigits} digits, not ${chosen.size}`,
    );
  }
  return panas.filter(
    (pana) => panaKind(pana) === kind && [...pana].every((digit) => chosen.has(digit)),
  );
}

/**
 * Two Digits Panel: the ten panas that contain both digits (twice if they are equal), in text order. The order of
 * the two digits does not matter.
 */
export function twoDigitsPanel(payload: SuggestionPayloads[19]): string[] {
  return [...'0123456789'].map((third) => canonical(payload.two_digits + third)).sort();
}

/**
 * Penal Group: the family of the pana as `pana:kind` texts (`128:SP`), 8, 6 or 4 of them. Throws a GameError for a
 * text that is not a pana and for a leading 0: the game rejects it here, the family of 000 is reached by 500, 550
 * or 555.
 */
export function penalGroup(payload: SuggestionPayloads[10]): string[] {
  const { pana } = payload;
  if (!isPana(pana)) throw new GameError(panaErrorText(pana));
  if (pana.startsWith('0')) throw new GameError('A penal group cannot start with 0');
  return panaFamily(pana).map((member) => `${member}:${panaKind(member)}`);
}

/** Odd Even: single digits, odd before even. Throws a GameError if neither is requested. */
export function oddEven(payload: SuggestionPayloads[18]): string[] {
  const digits = [
    ...(payload.add_odd_digits ? '13579' : ''),
    ...(payload.add_even_digits ? '02468' : ''),
  ];
  if (digits.length === 0) throw new GameError('Ask for odd digits, even digits or both');
  return digits;
}

/**
 * Digits Based Jodi: all jodis with one of the left digits first or one of the right digits second (10 for one
 * digit, 19 for one of each), in text order. Throws a GameError if both lists are empty.
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

/** Triple Pana: the pana itself if it is a triple, else nothing. */
export function validatedTriplePana(payload: SuggestionPayloads[9]): string[] {
  return panaKind(payload.pana) === 'TP' ? [payload.pana] : [];
}

/**
 * Half Sangam: the bet itself with its open part first, A as `digit-pana` (`5-128`), B as `pana-digit` (`128-5`).
 * Nothing if the pana is invalid.
 */
export function validatedHalfSangam(payload: SuggestionPayloads[20]): string[] {
  const { sangam_type: type, digit, pana } = payload;
  if (!isPana(pana)) return [];
  return [type === 'A' ? `${digit}-${pana}` : `${pana}-${digit}`];
}

/** Full Sangam: the bet itself as `pana-pana`, open first. Nothing if a pana is invalid. */
export function validatedFullSangam(payload: SuggestionPayloads[21]): string[] {
  const { open_pana: open, close_pana: close } = payload;
  return isPana(open) && isPana(close) ? [`${open}-${close}`] : [];
}
