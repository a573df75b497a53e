import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Message } from '../../../i18n/text.ts';
import { allPanas, panaKind, panasOfKind, rank } from '../../../matka/panas.ts';

export const INVALID_PANA = 'Invalid Pana';
export const DIGITS_ASCEND = 'Digits must be in ascending order';

export const ascends = (digits: string): boolean => stepwise(digits, (one, next) => one < next);

const neverDescends = (digits: string): boolean => stepwise(digits, (one, next) => one <= next);

function stepwise(digits: string, holds: (one: number, next: number) => boolean): boolean {
  const ranks = Array.from(digits, rank);
  return ranks.slice(1).every((next, at) => holds(ranks[at] ?? 0, next));
}

/** Validates a single pana. `length` comes from the bet type. */
export function singlePanaFailure(pana: string, length = PANA_DIGITS): Message | undefined {
  if (pana.length !== length)
    return { id: 'Please enter exactly {count} digits for Single Pana', values: { count: length } };
  if (new Set(pana).size !== pana.length) return 'All digits must be different';
  if (!ascends(pana)) return 'Invalid Pana - digits must be in ascending order';
  return undefined;
}

/** Validates a double pana. `length` comes from the bet type. */
export function doublePanaFailure(pana: string, length = PANA_DIGITS): Message | undefined {
  if (pana.length !== length)
    return { id: 'Please enter exactly {count} digits for Double Pana', values: { count: length } };
  if (!neverDescends(pana)) return DIGITS_ASCEND;
  if (panaKind(pana) !== 'DP') return 'Must have exactly 2 same digits for Double Pana';
  return undefined;
}

/** A triple pana is one digit three times, 000 included. */
export function triplePanaFailure(pana: string): Message | undefined {
  return /^(\d)\1\1$/.test(pana) ? undefined : INVALID_PANA;
}

/** Validates the pana of a sangam: 000 and 100 pass, 012 and 101 do not, as 0 is the highest digit. */
export function sangamPanaFailure(pana: string): Message | undefined {
  return allPanas.includes(pana) ? undefined : INVALID_PANA;
}

/** Validates the pana of a Penal Group: as in a sangam, without a leading 0. */
export function penalGroupFailure(pana: string): Message | undefined {
  return pana.startsWith('0') ? INVALID_PANA : sangamPanaFailure(pana);
}

/** The panas that begin with the text of a field; none unless it is exactly two digits. */
export type Hints = (typed: string) => readonly string[] | undefined;

const hintsAmong =
  (panas: readonly string[]): Hints =>
  (typed) =>
    /^\d\d$/.test(typed) ? panas.filter((pana) => pana.startsWith(typed)) : undefined;

export const singlePanaHints = hintsAmong(panasOfKind('SP'));
export const doublePanaHints = hintsAmong(panasOfKind('DP'));
export const sangamHints = hintsAmong(allPanas);
/** Any pana without a leading 0. */
export const penalGroupHints = hintsAmong(allPanas.filter((pana) => !pana.startsWith('0')));

export interface LiveCheck {
  value: string;
  message?: Message;
}

/** Single Pana while typing: drops a last digit that makes it invalid, but keeps its message (a quirk). */
export function liveSinglePana(value: string): LiveCheck {
  const message = singlePanaMessage(value);
  return message ? { value: liveSinglePana(value.slice(0, -1)).value, message } : { value };
}

function singlePanaMessage(value: string): Message | undefined {
  const [first = '', second] = value;
  if (first === '0') return 'Invalid pana';
  if (second !== undefined && (second === '0' || second <= first)) return 'Invalid pana';
  return ascends(value) ? undefined : DIGITS_ASCEND;
}

/** Double Pana while typing: no leading 0, the second digit not below the first (0 is the highest). */
export function liveDoublePana(value: string): LiveCheck {
  const [first = '', second] = value;
  if (first === '0') return { value, message: 'Invalid pana' };
  if (second !== undefined && rank(second) < rank(first)) {
    return { value, message: 'Second digit must be greater than or equal to first' };
  }
  return { value };
}
